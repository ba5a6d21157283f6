/** A list that goes on below its edge says so: its last row in sight fades out. */

export function fading(list: HTMLElement): { destroy: () => void } {
  const look = () => {
    list.dataset["more"] = String(list.scrollHeight - list.scrollTop - list.clientHeight > 2);
  };
  const sizes = new ResizeObserver(look);
  const rows = new MutationObserver(look);
  sizes.observe(list);
  rows.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener("scroll", look, { passive: true });
  look();
  return {
    destroy() {
      sizes.disconnect();
      rows.disconnect();
      list.removeEventListener("scroll", look);
    },
  };
}
