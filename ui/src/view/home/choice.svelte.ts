/** What is chosen on the first page, remembered on this device: a board and opponents. */

import { read, write } from "../../kept";
import { USUAL, type Level } from "./opponents";

const KEPT = "branchline.choice";

class Choice {
  /** The key of an edition; empty until there is a list of them. */
  edition = $state("");
  opponents = $state<Level[]>([USUAL, USUAL]);

  constructor() {
    Object.assign(this, read<Partial<Choice>>(KEPT) ?? {});
  }

  keep(): void {
    write(KEPT, { edition: this.edition, opponents: $state.snapshot(this.opponents) });
  }
}

export const choice = new Choice();
