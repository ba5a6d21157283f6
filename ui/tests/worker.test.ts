/** The page opens without a network, and keeps nothing of the server's. */

import { readFileSync } from "node:fs";

import { beforeEach, expect, test } from "vitest";

interface Asked {
  url: string;
  method?: string;
  mode?: string;
}

type Answer = { ok: boolean; body: string; headers: Headers; clone: () => Answer };
const SITE = "https://trains.example";

let kept: Map<string, Answer>;
let fetched: string[];
let network: (url: string) => Answer;
let handle: (event: { request: Asked; respondWith: (answer: Promise<Answer>) => void }) => void;

const answer = (body: string, ok = true, kind = "text/html; charset=utf-8"): Answer => ({
  ok,
  body,
  headers: new Headers({ "Content-Type": kind }),
  clone: () => answer(body, ok, kind),
});
const nameOf = (request: Asked | string) => (typeof request === "string" ? request : request.url);

beforeEach(() => {
  kept = new Map([["/", answer("kept when it was installed")]]);
  fetched = [];
  network = (url) => answer(`new ${url}`);
  const cache = {
    put: async (request: Asked | string, found: Answer) => void kept.set(nameOf(request), found),
    match: async (request: Asked | string) => kept.get(nameOf(request)),
    keys: async () => [...kept.keys()].map((name) => ({ url: new URL(name, SITE).href })),
    delete: async (request: Asked) => kept.delete(request.url),
  };
  const listeners: Record<string, typeof handle> = {};
  const worker = { location: { origin: SITE }, addEventListener: (kind: string, listener: typeof handle) => (listeners[kind] = listener) };
  const get = async (request: Asked) => {
    fetched.push(request.url);
    return network(request.url);
  };
  const code = readFileSync("public/worker.js", "utf8");
  new Function("self", "caches", "fetch", "Response", code)(worker, { open: async () => cache }, get, { error: () => answer("no page", false) });
  handle = listeners["fetch"]!;
});

/** What the worker answers; undefined if it leaves the request to the browser. */
function ask(path: string, request: Partial<Asked> = {}): Promise<Answer> | undefined {
  let given: Promise<Answer> | undefined;
  handle({ request: { url: SITE + path, method: "GET", ...request }, respondWith: (found) => (given = found) });
  return given;
}

const offline = () => {
  throw new TypeError("no network");
};

test("the document is the network's, and the last one without it", async () => {
  expect((await ask("/t/abc", { mode: "navigate" }))!.body).toBe(`new ${SITE}/t/abc`);
  network = offline;
  expect((await ask("/rules", { mode: "navigate" }))!.body).toBe(`new ${SITE}/t/abc`);
});

test("without a network and without a document there is an error", async () => {
  kept.clear();
  network = offline;
  expect((await ask("/", { mode: "navigate" }))!.body).toBe("no page");
});

test("what is no document does not take its place", async () => {
  network = () => answer("plain", true, "text/plain");
  await ask("/openapi.json", { mode: "navigate" });
  expect(kept.get("/")!.body).toBe("kept when it was installed");
});

test("an error of the server is not kept", async () => {
  network = () => answer("broken", false);
  await ask("/", { mode: "navigate" });
  await ask("/assets/a.js");
  expect([...kept.values()].map((one) => one.body)).toEqual(["kept when it was installed"]);
});

test("files that never change are fetched once", async () => {
  await ask("/assets/a.js");
  expect((await ask("/assets/a.js"))!.body).toBe(`new ${SITE}/assets/a.js`);
  expect(fetched).toEqual([`${SITE}/assets/a.js`]);
});

test("old files make room", async () => {
  for (let number = 0; number < 90; number++) await ask(`/assets/${number}.js`);
  expect(kept.size).toBe(81);
  expect(kept.has("/")).toBe(true);
  expect(kept.has(`${SITE}/assets/89.js`)).toBe(true);
  expect(kept.has(`${SITE}/assets/0.js`)).toBe(false);
});

test("games, other sites and what is sent are left alone", () => {
  expect(ask("/api/tables")).toBeUndefined();
  expect(ask("/api/tables/t/record", { mode: "navigate" })).toBeUndefined();
  expect(ask("/", { method: "POST", mode: "navigate" })).toBeUndefined();
  expect(ask("", { url: "https://elsewhere.example/assets/a.js" })).toBeUndefined();
  expect(ask("/icon.svg")).toBeUndefined();
});
