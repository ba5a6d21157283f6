/** The proportion of a map, which the pane it is shown in takes. */

import { settings } from "../settings.svelte";
import { loadBoard } from "./loading";

/** What a map is taken for until it is known. */
const USUAL = 1.45;

/** An edition's map: its width by its height. To be made while a component is. */
export class Proportion {
  value = $state(USUAL);

  constructor(edition: () => string) {
    $effect(() => {
      void loadBoard(edition(), settings.names, settings.language).then(({ places }) => {
        const [left, top, right, bottom] = places.view;
        this.value = (right - left) / (bottom - top);
      });
    });
  }
}
