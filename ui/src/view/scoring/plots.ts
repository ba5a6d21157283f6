/** Where lines and labels of a plot stand. */

/** Round numbers from 0 to at least `most`, about `wanted` of them. */
export function ticks(most: number, wanted: number): number[] {
  if (most <= 0) return [0];
  const rough = most / wanted;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((factor) => factor * magnitude).find((size) => size >= rough)!);
  const count = Math.ceil(most / step);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Heights as near as possible to those wanted, but so far apart at least, between `top` and `bottom`. */
export function spread(wanted: readonly number[], apart: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one]! - wanted[other]!);
  const placed = [...wanted];
  let last = top - apart;
  for (const index of order) last = placed[index] = Math.max(wanted[index]!, last + apart);
  let next = bottom + apart;
  for (const index of [...order].reverse()) next = placed[index] = Math.min(placed[index]!, next - apart);
  return placed;
}

/** A line through points, as path data. */
export function lineOf(points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], index) => `${index ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
}
