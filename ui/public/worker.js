/* Keeps the page itself at hand, so that it opens without a network and can say so. Games stay on the server. */

const KEPT = "branchline-page-1";
const PAGE = "/";
/** Files that are kept; the oldest, of versions that are gone, make room. */
const MOST = 80;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(PAGE)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || url.pathname.startsWith("/api")) return;
  if (request.mode === "navigate") event.respondWith(freshPage(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(keptFile(request));
});

/* A notice of a turn leads to its table, in a window that shows it or in a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data;
  const shown = (windows) => windows.find((window) => new URL(window.url).pathname === path);
  const open = (windows) => shown(windows)?.focus() ?? self.clients.openWindow(path);
  event.waitUntil(self.clients.matchAll({ type: "window", includeUncontrolled: true }).then(open));
});

/** The page as the server has it now; without a network, as it was last time. */
async function freshPage(request) {
  const cache = await caches.open(KEPT);
  try {
    const response = await fetch(request);
    const isPage = response.headers.get("Content-Type")?.startsWith("text/html");
    if (response.ok && isPage) await cache.put(PAGE, response.clone());
    return response;
  } catch {
    return (await cache.match(PAGE)) ?? Response.error();
  }
}

/** A file whose name changes with its content. */
async function keptFile(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) {
    await cache.put(request, response.clone());
    const files = (await cache.keys()).filter((kept) => new URL(kept.url).pathname !== PAGE);
    await Promise.all(files.slice(0, Math.max(0, files.length - MOST)).map((file) => cache.delete(file)));
  }
  return response;
}
