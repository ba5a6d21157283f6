// @vitest-environment node
/** Words can be read on every ground that they stand on, in every theme. */

import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

const STYLES = readFileSync(`${import.meta.dirname}/../src/style/theme.css`, "utf8");
const LEAST = 4.5;
/** What is written, and on what. */
const PAIRS = [
  ["ink", "paper"],
  ["ink", "desk"],
  ["ink-2", "paper"],
  ["ink-2", "paper-2"],
  ["ink-2", "desk"],
  ["ok", "paper"],
  ["bad", "paper"],
  ["on-accent", "accent"],
  ["on-bar", "bar"],
  ["on-bar-2", "bar"],
  ["on-chosen", "chosen"],
  ["on-chosen-bad", "chosen"],
  ["on-now", "now"],
  ["on-plate", "plate"],
] as const;

type Color = [number, number, number];

/** The tokens of a theme, over those of the light one. */
function tokens(theme: string): Map<string, string> {
  const blocks = [...STYLES.matchAll(/:root(?:\[data-theme="(\w+)"\])? \{(.*?)\n\}/gs)];
  const told = blocks.filter(([, name = "light"]) => name === "light" || name === theme);
  return new Map(told.flatMap(([, , text]) => [...text!.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!] as const)));
}

function color(told: Map<string, string>, name: string): Color {
  const value = told.get(name)!;
  const mixed = /^color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, var\(--([\w-]+)\)\)$/.exec(value);
  if (mixed) {
    const [one, other, share] = [color(told, mixed[1]!), color(told, mixed[3]!), Number(mixed[2]) / 100];
    return one.map((part, index) => part * share + other[index]! * (1 - share)) as Color;
  }
  expect(value, name).toMatch(/^#[0-9a-f]{6}$/);
  return [1, 3, 5].map((at) => parseInt(value.slice(at, at + 2), 16)) as Color;
}

function brightness(parts: Color): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

test.each(["light", "dark", "contrast"])("in the theme %s", (theme) => {
  const told = tokens(theme);
  for (const [words, ground] of PAIRS) {
    const [darker = 0, lighter = 0] = [brightness(color(told, words)), brightness(color(told, ground))].sort((one, other) => one - other);
    expect((lighter + 0.05) / (darker + 0.05), `${words} on ${ground}`).toBeGreaterThanOrEqual(LEAST);
  }
});
