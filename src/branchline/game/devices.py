"""On what games are played: the processor, or a GPU."""

from collections.abc import Generator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from branchline.engine import devices, load
from branchline.errors import BadOption, MissingExtra, NoDevice

CPU, CUDA = "cpu", "cuda"
DEVICES = (CPU, CUDA)

SAID = {
    devices.DRIVER: "error-device-driver",
    devices.NONE_THERE: "error-device-none",
    devices.OLD: "error-device-old",
    devices.MEMORY: "error-device-memory",
}


def check_device(name: str) -> None:
    """Raise unless games can be played on it."""
    if name not in DEVICES:
        raise BadOption("error-device-name", {"name": name, "names": ", ".join(DEVICES)})
    if name == CUDA:
        _refuse(devices.trouble())


@contextmanager
def device_errors() -> Generator[None]:
    """What goes wrong on the device is told in one line."""
    try:
        yield
    except Exception as error:
        _refuse(devices.trouble_of(error))
        raise


def _refuse(trouble: str) -> None:
    if trouble == devices.EXTRA:
        raise MissingExtra("error-device-extra", {}) from None
    if trouble:
        raise NoDevice(SAID[trouble], {}) from None


def part_on(device: str, name: str) -> Any:
    """A module of the engine's load for the device, as `batch.states`."""
    engine = load(CUDA) if device == CUDA else import_module("branchline.engine")
    return import_module(f"{engine.__name__}.{name}")
