/** Parts of the page that are not needed yet. */

/** How long to wait where a browser does not say when it has nothing to do. */
const PAUSE = 2000;

/** Fetches parts once nothing else is to be done, so that they are there when the server is not. */
export function fetchLater(...parts: (() => Promise<unknown>)[]): void {
  const fetchAll = () => void Promise.allSettled(parts.map((part) => part()));
  if ("requestIdleCallback" in globalThis) requestIdleCallback(fetchAll, { timeout: 5 * PAUSE });
  else setTimeout(fetchAll, PAUSE);
}
