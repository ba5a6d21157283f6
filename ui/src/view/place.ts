/** Where things are shown: on a phone or where there is more room; a sheet over the page, or beside a board, where nothing may lie
 * over it. */

import { getContext, setContext } from "svelte";

/** Whether a window is as narrow or as low as a phone. */
export const isPhone = (width: number, height: number) => width < 720 || height < 560;

const BESIDE = Symbol("beside");

/** Says, in a page with a board, that it has a place of its own for sheets: they are drawn where the page puts them. */
export function keepSheetsBeside(): void {
  setContext(BESIDE, true);
}

/** Whether sheets stand beside the board here. */
export function areSheetsBeside(): boolean {
  return getContext(BESIDE) === true;
}
