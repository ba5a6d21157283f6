/** What axe finds on a page, against WCAG 2.2 AA and what is good practice. */

import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "playwright-core";

export const THEMES = ["light", "dark", "contrast"] as const;
/** A board, which takes most of the time; it is the same one on every page. */
export const BOARD = "svg.bl-board";
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** A line for each barrier; some part of the page may be left out. Waits until nothing fades any more: half a color has half a contrast. */
export async function barriers(page: Page, without?: string): Promise<string[]> {
  await page.waitForFunction(() => document.getAnimations().every((animation) => animation.playState === "finished"));
  const axe = new AxeBuilder({ page }).withTags(TAGS);
  const { violations } = await (without ? axe.exclude(without) : axe).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary}`));
}
