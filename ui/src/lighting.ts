/** A row that stands for a place on the board: it is lit while the pointer or the focus is on the row, and no longer
 * than the row is there. */

import { on } from "svelte/events";

export function lighting(row: HTMLElement, light: (isLit: boolean) => void): { destroy: () => void } {
  let isLit = false;
  const set = (wanted: boolean) => () => {
    isLit = wanted;
    light(wanted);
  };
  const ends = [
    on(row, "pointerenter", set(true)),
    on(row, "focus", set(true)),
    on(row, "pointerleave", set(false)),
    on(row, "blur", set(false)),
  ];
  return {
    destroy() {
      for (const end of ends) end();
      if (isLit) light(false);
    },
  };
}
