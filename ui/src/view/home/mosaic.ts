/** How pictures of boards stand beside each other whole: wide boards in pairs, one above the other, beside tall ones. */

/** A column of one tall picture, or of one or two wide ones. */
export interface Column<Item> {
  items: Item[];
  width: number;
}

export interface Row<Item> {
  columns: Column<Item>[];
  height: number;
}

export interface Measures {
  /** What is there to fill. */
  width: number;
  gap: number;
  /** The words below each picture. */
  words: number;
  /** Rows are no lower and no higher than this. */
  least: number;
  most: number;
}

/** A width that grows with the height of the row: `factor * height + rest`. */
interface Growth {
  factor: number;
  rest: number;
}

/**
 * Rows of columns that fill the width, in which every picture of the given proportion (width by height) is shown whole.
 * Wide ones come first.
 */
export function rowsOf<Item>(items: readonly Item[], proportion: (item: Item) => number, measures: Measures): Row<Item>[] {
  const rows: Item[][][] = [];
  for (const column of columnsOf(items, proportion)) {
    const last = rows.at(-1);
    const wouldBe = last && heightOf([...last, column], proportion, measures);
    if (wouldBe && wouldBe >= measures.least) last.push(column);
    else rows.push([column]);
  }
  return rows.map((columns) => {
    const height = Math.min(measures.most, Math.max(measures.least, heightOf(columns, proportion, measures)));
    return {
      height,
      columns: columns.map((column) => {
        const { factor, rest } = growthOf(column, proportion, measures);
        return { items: column, width: factor * height + rest };
      }),
    };
  });
}

/** Wide pictures in pairs, tall ones by themselves. */
function columnsOf<Item>(items: readonly Item[], proportion: (item: Item) => number): Item[][] {
  const wide = items.filter((item) => proportion(item) >= 1);
  const pairs = [];
  for (let at = 0; at < wide.length; at += 2) pairs.push(wide.slice(at, at + 2));
  return [...pairs, ...items.filter((item) => proportion(item) < 1).map((item) => [item])];
}

/** The height at which columns fill the width exactly. */
function heightOf<Item>(columns: Item[][], proportion: (item: Item) => number, measures: Measures): number {
  const growths = columns.map((column) => growthOf(column, proportion, measures));
  const factor = growths.reduce((sum, one) => sum + one.factor, 0);
  const rest = growths.reduce((sum, one) => sum + one.rest, 0);
  return (measures.width - measures.gap * (columns.length - 1) - rest) / factor;
}

/** How wide a column is at each height: its pictures share the height that words and gaps leave. */
function growthOf<Item>(column: Item[], proportion: (item: Item) => number, { gap, words }: Measures): Growth {
  const widest = Math.max(...column.map(proportion)) / column.length;
  return { factor: widest, rest: -widest * (words * column.length + gap * (column.length - 1)) };
}
