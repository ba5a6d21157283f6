/** Focus is not lost with what had it: when a row or a panel goes, whoever uses keys goes on at the row they came from. */

/** What is there for one decision, or for a look. */
const PASSING = "section.claim, section.offer, section.tunnel, section.hints, .beside";
/** Where to go on if that row has gone, too. */
const ELSEWHERE = [".routes button.row", ".tickets button.row", "[role=application]"];

/** What a row or a stack of cards is called, so that it is found again when it is drawn anew. */
const nameOf = (element: HTMLElement | null) => element?.dataset.row ?? element?.dataset.place;

/** Keeps the focus inside an element; `isFree` says whether it may be moved now. */
export function returning(root: HTMLElement, isFree: () => boolean): { destroy: () => void } {
  let last: HTMLElement | null = null;
  /** Where one was before a panel came. */
  let origin: HTMLElement | null = null;

  function focused({ target }: FocusEvent): void {
    last = target as HTMLElement;
    if (!last.closest(PASSING)) origin = last;
  }

  function isLost(): boolean {
    const { activeElement } = document;
    if (!last || (activeElement !== document.body && !activeElement?.matches(":disabled"))) return false;
    return !last.isConnected || last.matches(":disabled");
  }

  function drawnAnew(): HTMLElement | undefined {
    const name = nameOf(origin);
    return name ? [...root.querySelectorAll<HTMLElement>("[data-row], [data-place]")].find((one) => nameOf(one) === name) : undefined;
  }

  function goBack(): void {
    if (!isFree() || !isLost()) return;
    const beside = last!.parentElement?.querySelector<HTMLElement>("button:enabled");
    const there = last!.isConnected && beside ? beside : origin?.isConnected && !origin.matches(":disabled") ? origin : drawnAnew();
    const next = there ?? ELSEWHERE.map((one) => root.querySelector<HTMLElement>(one)).find((one) => one);
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: "nearest" });
  }

  const watcher = new MutationObserver(goBack);
  watcher.observe(root, { childList: true, subtree: true, attributeFilter: ["data-number", "disabled"] });
  root.addEventListener("focusin", focused);
  return {
    destroy() {
      watcher.disconnect();
      root.removeEventListener("focusin", focused);
    },
  };
}
