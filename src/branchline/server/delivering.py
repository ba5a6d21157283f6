"""Sending something to an address that a stranger has named, without reaching what is not public.

The name is resolved once, every address that it has is checked, and the connection goes to a
checked address: a name that means something else a moment later leads nowhere. Redirections are not
followed, and no proxy of the environment is used.
"""

import asyncio
import socket
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

import httpx

SECONDS = 5.0
"""How long a delivery may take as a whole, the name included."""
ROUTED = ip_network("2000::/3")
"""All that is handed out of IPv6; tunnels and translations from IPv4 lie outside it, or below."""
NOT_PUBLIC = tuple(
    map(
        ip_network,
        (
            *("0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"),
            *("172.16.0.0/12", "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16"),
            *("198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"),
            *("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"),
        ),
    )
)
"""Networks that are private, local, reserved, for examples, for many at once, or lead into others
(the registries of special addresses of IANA)."""


_resolvers = ThreadPoolExecutor(4, thread_name_prefix="resolver")
"""Names are looked up beside all other work of the process: some take long."""


class Undelivered(Exception):
    """It did not arrive; why is the first argument."""


def is_public(address: str) -> bool:
    """Whether an address can be reached from everywhere, and is that of one machine."""
    one: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(one, IPv6Address) and one not in ROUTED:
        return False
    return one.is_global and not any(one in network for network in NOT_PUBLIC)


def parse_url(text: str) -> httpx.URL:
    """The URL, if it is one that something can be sent to; raises `Undelivered`."""
    try:
        url = httpx.URL(text)
    except (httpx.InvalidURL, UnicodeError):
        raise Undelivered("it cannot be read") from None
    if url.scheme not in ("http", "https") or not url.host:
        raise Undelivered("it does not begin with https:// or http://")
    if url.userinfo:
        raise Undelivered("it has a user's name in it")
    return url


def _addresses(host: str) -> list[str]:
    return [str(one[4][0]) for one in socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)]


async def address_of(url: httpx.URL, allow_private: bool) -> str:
    """An address of the URL's host; raises `Undelivered` if it has none, or one that is not public.
    What is wrong is not told apart: the names of a private network are nobody's business."""
    looking = asyncio.get_running_loop().run_in_executor(_resolvers, _addresses, url.host)
    try:
        addresses = await asyncio.wait_for(looking, SECONDS)
    except (OSError, UnicodeError):
        addresses = []
    if not addresses or not (allow_private or all(map(is_public, addresses))):
        raise Undelivered("its host is not known, or not public")
    return addresses[0]


def new_client() -> httpx.AsyncClient:
    """What sends. Connections are not kept: they go by addresses, which several hosts may share."""
    limits = httpx.Limits(max_keepalive_connections=0)
    return httpx.AsyncClient(
        follow_redirects=False, trust_env=False, timeout=SECONDS, limits=limits
    )


async def post(
    client: httpx.AsyncClient,
    url: httpx.URL,
    address: str,
    body: bytes,
    headers: Mapping[str, str],
) -> None:
    """Post the body to the URL at a checked address; raises `Undelivered` unless the answer is that
    all is well. The answer's body is not read."""
    request = client.build_request(
        "POST",
        url.copy_with(host=address),
        content=body,
        headers={**headers, "Host": url.netloc.decode("ascii")},
        extensions={"sni_hostname": url.raw_host.decode("ascii")},
    )
    try:
        answer = await client.send(request, stream=True)
        await answer.aclose()
    except httpx.HTTPError as error:
        raise Undelivered(type(error).__name__) from None
    if not answer.is_success:
        raise Undelivered(f"the answer was {answer.status_code}")
