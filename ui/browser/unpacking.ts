/** Before the first test: npm's browser is unpacked once, so that tests side by side find it whole. */

import { browserProgram } from "./chromium.ts";

export default async function setup(): Promise<void> {
  await browserProgram();
}
