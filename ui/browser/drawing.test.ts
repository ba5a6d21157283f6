/** What the page reads off a board's drawing is what the server says of the board. */

import { readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, inject, it } from "vitest";

import type { Places } from "../src/board/places.ts";
import type { BoardPlaces } from "../src/messages.ts";
import { startBrowser } from "./chromium.ts";
import { editionsOf } from "./people.ts";

const server = inject("server");
let browser: Browser;
beforeAll(async () => {
  browser = await startBrowser();
});
afterAll(() => browser.close());

/** Numbers in a drawing have one decimal. */
const near = (one: number, other: number) => Math.abs(one - other) < 0.11;
/** A slot stands upright, so it may be turned by half against its route. */
const alike = (one: number, other: number) => Math.abs(((((one - other) % 180) + 270) % 180) - 90) < 0.2;

it("reads spaces, cities and stations where they are", async () => {
  const page = await browser.newPage();
  await page.setContent("<p></p>");
  const source = stripTypeScriptTypes(readFileSync(join(import.meta.dirname, "../src/board/places.ts"), "utf8"));
  await page.addScriptTag({ type: "module", content: `${source}\nwindow.placesIn = placesIn;` });
  for (const edition of await editionsOf(server)) {
    const path = `${server}/api/editions/${edition}`;
    const drawing = await (await fetch(`${path}/board.svg`)).text();
    const told = (await (await fetch(`${path}/places`)).json()) as BoardPlaces;
    const read = await page.evaluate((text) => {
      const holder = document.createElement("template");
      holder.innerHTML = text;
      return (window as unknown as { placesIn: (svg: Element) => Places }).placesIn(holder.content.querySelector("svg")!);
    }, drawing);
    expect(read.view).toEqual(told.view);
    expect(read.font).toBe(told.font);
    expect(read.routes.map(({ id }) => id).sort()).toEqual(told.routes.map(({ id }) => id).sort());
    const routes = new Map(told.routes.map((route) => [route.id, route]));
    for (const { id, centre, spaces } of read.routes) {
      const route = routes.get(id)!;
      expect(spaces.length, id).toBe(route.spaces.length);
      for (const [index, space] of route.spaces.entries()) {
        const found = spaces[index]!;
        expect(near(found.x, space.x) && near(found.y, space.y) && alike(found.angle, space.angle), `${edition}, ${id}`).toBe(true);
      }
      expect(Math.hypot(centre.x - route.centre[0], centre.y - route.centre[1]), id).toBeLessThan(12);
    }
    expect(read.cities.map(({ id }) => id).sort()).toEqual(told.cities.map(({ id }) => id).sort());
    for (const city of told.cities) {
      const found = read.cities.find(({ id }) => id === city.id)!;
      expect(near(found.x, city.x) && near(found.y, city.y) && near(found.radius, city.disc), city.id).toBe(true);
      expect(found.station === null, city.id).toBe(city.station === null);
      if (city.station) expect(near(found.station!.x, city.station[0]) && near(found.station!.y, city.station[1]), city.id).toBe(true);
    }
  }
});
