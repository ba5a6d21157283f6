/** Who one plays against: a level for each opponent, within the seats of an edition. */

/** The levels that bots are offered with, the weakest first. */
export const LEVELS = ["easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];
export const USUAL: Level = "medium";

/** The same opponents, as many as the seats allow besides one's own. */
export function fitOpponents(opponents: readonly Level[], [fewest, most]: [number, number]): Level[] {
  const fitted = opponents.slice(0, most - 1);
  while (fitted.length < fewest - 1) fitted.push(fitted.at(-1) ?? USUAL);
  return fitted;
}

/** The levels that the server has, of those we have words for. */
export function levelsOf(bots: readonly string[]): Level[] {
  return LEVELS.filter((level) => bots.includes(level));
}
