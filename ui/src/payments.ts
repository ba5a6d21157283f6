/** Ways to pay, as shapes of the server: a bag is a shape with all its gifts given. */

import type { Shape } from "./messages";

export type Bag = Record<string, number>;

/** The order of a hand, everywhere. */
export const CARDS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "locomotive"] as const;
const LOCOMOTIVE = "locomotive";

/** The cards of a payment: those that the shape fixes, and the gifts. */
export function bagOf(shape: Shape, gifts: Bag = {}): Bag {
  const bag: Bag = {};
  for (const card of CARDS) {
    let count = (shape.unit ?? 1) * (gifts[card] ?? 0);
    if (card === LOCOMOTIVE) count += shape.locomotives ?? 0;
    if (card === shape.color) count += shape.cards ?? 0;
    if (count) bag[card] = count;
  }
  return bag;
}

/** Whether two ways to pay fix the same cards and owe the same gifts. */
export function isSame(one: Shape, other: Shape): boolean {
  return written(bagOf(one)) === written(bagOf(other)) && one.color === other.color && one.due === other.due && one.unit === other.unit;
}

/** The gifts, where only one choice of them pays what is due; null where there are others, or nothing is due. */
export function onlyGifts(shape: Shape): Bag | null {
  const due = shape.due ?? 0;
  const kinds = Object.entries(shape.most ?? {}).filter(([, most]) => most);
  if (!due) return null;
  if (kinds.length === 1) return { [kinds[0]![0]]: due };
  return total(shape.most ?? {}) === due ? Object.fromEntries(kinds) : null;
}

/** What a payment leaves of the cards that pay for the same in the same color, by all ways to pay for it. */
export function leftOf(shape: Shape, shapes: readonly Shape[], hand: Bag, payment: Bag): Bag {
  const ways = shapes.filter(({ color }) => color === shape.color).map((one) => bagOf(one));
  const kinds = CARDS.filter((card) => ways.some((way) => way[card]) && (hand[card] ?? 0) > (payment[card] ?? 0));
  return Object.fromEntries(kinds.map((card) => [card, hand[card]! - (payment[card] ?? 0)]));
}

/** Gifts that are still owed. */
export function owed(shape: Shape, gifts: Bag): number {
  return (shape.due ?? 0) - total(gifts);
}

/** How many cards a bag has. */
export function total(bag: Bag): number {
  return Object.values(bag).reduce((sum, count) => sum + count, 0);
}

/** Cards of a bag one by one, in the order of a hand. */
export function cardsOf(bag: Bag): string[] {
  return CARDS.flatMap((card) => Array<string>(bag[card] ?? 0).fill(card));
}

/** Shapes with the fewest locomotives first, then without gifts, then by the cards one has most of. */
export function sorted(shapes: readonly Shape[], hand: Bag): Shape[] {
  const rank = (shape: Shape) => [
    shape.locomotives ?? 0,
    shape.due ?? 0,
    -(hand[shape.color ?? ""] ?? 0),
    CARDS.indexOf((shape.color ?? LOCOMOTIVE) as (typeof CARDS)[number]),
  ];
  return [...shapes].sort((one, other) => {
    const [a, b] = [rank(one), rank(other)];
    const at = a.findIndex((value, index) => value !== b[index]);
    return at < 0 ? 0 : a[at]! - b[at]!;
  });
}

/** A bag in our notation (docs/notation.md): red:2,locomotive:1. */
export function written(bag: Bag): string {
  return CARDS.filter((card) => bag[card])
    .map((card) => `${card}:${bag[card]}`)
    .join(",");
}

/** The bag that our notation writes so. */
export function bagWritten(text: string): Bag {
  const parts = text.split(",").map((part) => part.split(":"));
  return Object.fromEntries(parts.flatMap(([card, count]) => (card && count ? [[card, Number(count)]] : [])));
}

/** Whether a shape can be paid from these cards and no others: for cards chosen before the route. */
export function fits(shape: Shape, chosen: Bag): boolean {
  const fixed = bagOf(shape);
  if (CARDS.some((card) => (fixed[card] ?? 0) > (chosen[card] ?? 0))) return false;
  const spare = total(chosen) - total(fixed);
  return spare === (shape.due ?? 0) * (shape.unit ?? 1);
}
