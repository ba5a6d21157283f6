/** One tab stop for a group of controls: arrows move inside it, Home and End go to its ends. */

const CONTROLS = "button, [role=radio], a[href], input";

export function arrows(group: HTMLElement): { destroy: () => void } {
  const controls = () => [...group.querySelectorAll<HTMLElement>(CONTROLS)].filter((one) => !one.hasAttribute("disabled"));

  /** Only the last used control can be reached by Tab. */
  function settle(): void {
    const all = controls();
    const current = all.find((one) => one.tabIndex === 0 && one.dataset.roving) ?? all[0];
    for (const one of all) {
      one.dataset.roving = "true";
      one.tabIndex = one === current ? 0 : -1;
    }
  }

  function focused(event: FocusEvent): void {
    for (const one of controls()) one.tabIndex = one === event.target ? 0 : -1;
  }

  function keyed(event: KeyboardEvent): void {
    const all = controls();
    const at = all.indexOf(document.activeElement as HTMLElement);
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    const to = event.key === "Home" ? 0 : event.key === "End" ? all.length - 1 : step ? at + step : -1;
    if (at < 0 || to < 0 || to >= all.length) return;
    event.preventDefault();
    all[to]!.focus();
  }

  const watcher = new MutationObserver(settle);
  watcher.observe(group, { childList: true, subtree: true });
  group.addEventListener("focusin", focused);
  group.addEventListener("keydown", keyed);
  settle();
  return {
    destroy() {
      watcher.disconnect();
      group.removeEventListener("focusin", focused);
      group.removeEventListener("keydown", keyed);
    },
  };
}
