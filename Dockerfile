# A server in a container. The environment is the lock's, hashes included; see docs/deploy.md.

FROM python:3.13-slim-bookworm AS build
RUN apt-get update && apt-get install --yes --no-install-recommends make && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
RUN make setup \
 && .venv/bin/python tools/runtime_requirements.py > runtime.lock \
 && .venv/bin/python -m pip wheel --no-deps --no-build-isolation --wheel-dir dist .

FROM python:3.13-slim-bookworm
COPY --from=build /src/runtime.lock /src/dist/*.whl /tmp/
RUN pip install --no-cache-dir --require-hashes --requirement /tmp/runtime.lock \
 && pip install --no-cache-dir --no-deps /tmp/*.whl \
 && rm /tmp/runtime.lock /tmp/*.whl \
 && useradd --create-home branchline
USER branchline
# So that the first start is quick; on another kind of processor it is compiled again.
RUN branchline warm-up
EXPOSE 8720
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=120s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8720/readyz', timeout=3)"]
ENTRYPOINT ["branchline", "serve", "--host", "0.0.0.0", "--log-format", "json"]
