/** Puts pieces and lights on a board's drawing (docs/boards.md, Inside a drawing). Knows no rules. */

import { ASCENT, hasPlace, nameIn, placed, stepped, type Disc, type Ground, type Name } from "./names";
import type { Places, RoutePlace, SpacePlace } from "./places";
import type { Box, Point } from "./window";

export interface Lights {
  /** Routes of the last move. */
  last: readonly string[];
  /** Routes that connect a ticket. */
  ticket: readonly string[];
  /** Routes that a ticket still lacks. */
  missing: readonly string[];
  /** Routes being chosen. */
  choice: readonly string[];
  /** The route that the keyboard is on. */
  focus: readonly string[];
}

export const DARK: Lights = { last: [], ticket: [], missing: [], choice: [], focus: [] };

/** The strokes of each layer, from the bottom. */
const STROKES: Record<keyof Lights, readonly string[]> = {
  last: ["bl-last-ink", "bl-last-cream", "bl-last-land"],
  ticket: ["bl-ticket-edge", "bl-ticket-gold"],
  missing: ["bl-missing-edge", "bl-missing-cream", "bl-missing-gold"],
  choice: ["bl-choice-edge", "bl-choice-fill"],
  focus: ["bl-focus-ring", "bl-focus-gap"],
};
/** The double ring around a station. */
const RING = 15;
const RINGS = [["bl-last-ink", 6.5], ["bl-last-cream", 3.5]] as const;
/** How far the ring of a city, and the line around it, reach beyond its disc. */
const MARK = 5.5;
const MARK_EDGE = 7;
const SHADOW_FALL = { x: 0.8, y: 2.4 };
const PULSE = 400;
/** Names that are many times larger than they were drawn hide the board: then only those stay that have room to spare. */
const ENLARGED = 2;
const ROOM = 1.35;
/** Pixels kept free between two names in a line, and between a name and the edge of what is shown. */
const GAP = 4;
const EDGE = 3;
/** A name that looks for a place hides at most so many spaces, and as many more as it is larger than it was drawn. */
const MOST = 1.5;
/** What a line keeps free above and below capitals, in parts of its size. */
const OVER = 0.3;
const UNDER = 0.2;
/** From the middle of a space, in the board's units: names keep clear of what lies between. */
const ASIDE = 8;
const NAMESPACE = "http://www.w3.org/2000/svg";

type Attributes = Record<string, string | number>;

function made(name: string, attributes: Attributes, ...children: Element[]): SVGElement {
  const element = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

/** A board's drawing in the page, which changes with the game. */
export class Drawing {
  readonly #prefix: string;
  readonly #slots = new Map<string, Element[]>();
  readonly #routes = new Map<string, Element>();
  readonly #cities = new Map<string, Element>();
  readonly #places: Map<string, RoutePlace>;
  readonly #discs: Map<string, Disc>;
  readonly #spaces: readonly (readonly Point[])[];
  readonly #names: Name[];
  readonly #nameLayer: SVGElement;

  constructor(
    readonly svg: SVGSVGElement,
    readonly places: Places,
  ) {
    this.#prefix = svg.querySelector("symbol")!.id.replace(/shadow$/, "");
    this.#places = new Map(places.routes.map((route) => [route.id, route]));
    for (const route of svg.querySelectorAll("[data-route]")) {
      const id = route.getAttribute("data-route")!;
      this.#routes.set(id, route);
      this.#slots.set(id, [...route.querySelectorAll(":scope > .bl-space")]);
    }
    for (const city of svg.querySelectorAll(".bl-city")) {
      this.#cities.set(city.getAttribute("data-city")!, city);
    }
    this.#discs = new Map(places.cities.map((city) => [city.id, city]));
    this.#spaces = places.routes.flatMap(({ spaces }) => spaces.map(along));
    this.#names = [...svg.querySelectorAll<SVGTextElement>(".bl-name")].map(nameIn).sort((one, other) => one.rank - other.rank);
    this.#nameLayer = svg.querySelector<SVGElement>(".bl-names")!;
  }

  #use(symbol: string, attributes: Attributes = {}): SVGElement {
    return made("use", { href: `#${this.#prefix}${symbol}`, ...attributes });
  }

  #wagons(route: string, seat: number, kind: string): SVGElement[] {
    return this.#places.get(route)!.spaces.map((space) =>
      made(
        "g",
        { class: kind, transform: `translate(${space.x} ${space.y})` },
        this.#use("shadow", {
          transform: `translate(${SHADOW_FALL.x} ${SHADOW_FALL.y}) rotate(${space.angle})`,
        }),
        this.#use(`wagon-${seat}`, { transform: `rotate(${space.angle})` }),
      ),
    );
  }

  /** Wagons on claimed routes, free slots on the others. `fresh` routes get their wagons one after the other. */
  showRoutes(owners: Record<string, number>, closed: readonly string[], fresh: ReadonlySet<string>): void {
    const shut = new Set(closed);
    for (const [id, route] of this.#routes) {
      const owner = owners[id];
      const state = owner === undefined ? (shut.has(id) ? "closed" : "free") : String(owner);
      if (route.getAttribute("data-state") === state) continue;
      route.setAttribute("data-state", state);
      route.classList.toggle("bl-claimed", owner !== undefined);
      route.classList.toggle("bl-closed", state === "closed");
      for (const space of route.querySelectorAll(":scope > .bl-space")) space.remove();
      if (owner === undefined) {
        route.append(...this.#slots.get(id)!);
        continue;
      }
      const wagons = this.#wagons(id, owner, "bl-space bl-wagon");
      if (fresh.has(id)) {
        wagons.forEach((wagon, index) => {
          wagon.classList.add("dropped");
          (wagon as SVGElement).style.setProperty("--after", `${Math.min(index * 60, 300)}ms`);
        });
      }
      route.append(...wagons);
    }
  }

  /** Stations beside their cities. */
  showStations(stations: Record<string, number>): void {
    for (const place of this.places.cities) {
      const city = this.#cities.get(place.id);
      const seat = stations[place.id];
      if (!city || String(seat ?? "") === (city.getAttribute("data-station") ?? "")) continue;
      for (const old of city.querySelectorAll(".bl-station, .bl-leader")) old.remove();
      if (seat === undefined || !place.station) {
        city.removeAttribute("data-station");
        continue;
      }
      const { x, y } = place.station;
      city.setAttribute("data-station", String(seat));
      city.prepend(made("path", { d: `M${place.x} ${place.y}L${x} ${y}`, class: "bl-leader" }));
      city.append(this.#use(`station-${seat}`, { x, y, class: "bl-station" }));
    }
  }

  /** Fills the layers below the routes. */
  showLights(lights: Lights): void {
    for (const [name, strokes] of Object.entries(STROKES)) {
      const layer = this.svg.querySelector(`[data-layer="${name}"]`)!;
      const routes = lights[name as keyof Lights];
      const wanted = routes.join(" ");
      if (layer.getAttribute("data-shown") === wanted) continue;
      layer.setAttribute("data-shown", wanted);
      layer.replaceChildren(
        ...strokes.flatMap((stroke) => routes.map((route) => this.#use(`line-${route}`, { class: stroke }))),
      );
    }
  }

  /** The last move where it was a station: a double ring around it, over the wagons that stand close by. */
  showLastStation(city: string | null): void {
    this.svg.querySelector(".last-station")?.remove();
    const spot = this.places.cities.find(({ id }) => id === city)?.station;
    if (!city || !spot) return;
    const rings = RINGS.map(([stroke, width]) => made("circle", { cx: spot.x, cy: spot.y, r: RING, class: stroke, style: `stroke-width:${width}` }));
    this.#cities.get(city)?.prepend(made("g", { class: "bl-layer last-station" }, ...rings));
  }

  /** The last move shows up once. */
  pulse(): void {
    const frames = [{ opacity: 1 }, { opacity: 0.1 }, { opacity: 1 }];
    for (const one of this.svg.querySelectorAll('[data-layer="last"], .last-station')) one.animate(frames, { duration: PULSE, easing: "ease-out" });
  }

  /** Wagons that would stand there. */
  showGhosts(routes: readonly string[], seat: number): void {
    const wagons = routes.flatMap((route) => this.#wagons(route, seat, "bl-ghost"));
    this.svg.querySelector('[data-layer="ghost"]')!.replaceChildren(...wagons);
  }

  /** Leaves only some routes bright; all of them without a choice. */
  dim(bright: ReadonlySet<string> | null): void {
    for (const [id, route] of this.#routes) route.classList.toggle("dim", bright !== null && !bright.has(id));
  }

  /** Rings around cities, such as the ends of a ticket or where a station may stand. */
  markCities(cities: readonly string[], kind: string): void {
    const wanted = new Set(cities);
    for (const [id, city] of this.#cities) {
      city.classList.toggle(kind, wanted.has(id));
      if (wanted.has(id) && !city.querySelector(".mark")) this.#giveRing(city.querySelector(".bl-disc")!);
    }
  }

  /** A ring outside a disc's own rim, with a dark line around it. */
  #giveRing(disc: Element): void {
    const [cx, cy, r] = ["cx", "cy", "r"].map((name) => Number(disc.getAttribute(name))) as [number, number, number];
    disc.before(made("circle", { cx, cy, r: r + MARK_EDGE, class: "mark-edge" }), made("circle", { cx, cy, r: r + MARK, class: "mark" }));
  }

  /** Names at this many times their size, where this part of the board is shown, a pixel being so large and these boxes being
   * covered. Where names collide, the wanted ones stay, the first of them first, then the larger hubs. */
  showNames(size: number, wanted: readonly string[], shown: Box, pixel: number, covers: readonly Box[]): void {
    // On their own layer: everything below an element is styled anew when such a value changes.
    this.#nameLayer.style.setProperty("--names", size.toFixed(3));
    const room = size > ENLARGED ? size * ROOM : size;
    const place = new Map(wanted.map((city, index) => [city, index - wanted.length]));
    const order = ({ city }: Name) => place.get(city) ?? 0;
    const names = this.#names.toSorted((one, other) => order(one) - order(other));
    // What is not there has no length.
    for (const { element } of names) element.style.display = "";
    const asking = names.map((name) => ({
      box: this.#frame(name, size),
      disc: this.#discs.get(name.city)!,
      isWanted: place.has(name.city),
      hasRoom: name.greatest >= room,
    }));
    const ground: Ground = {
      shown: shrunk(shown, EDGE * pixel),
      covers,
      discs: this.places.cities,
      spaces: this.#spaces,
      gap: GAP * pixel,
      most: Math.ceil(MOST * size),
    };
    const steps = placed(asking, ground);
    for (const [index, { element }] of names.entries()) {
      const step = steps[index];
      element.style.display = step ? "" : "none";
      element.style.translate = step?.x || step?.y ? `${step.x}px ${step.y}px` : "";
    }
    this.#showCircle(size, ground, asking.flatMap(({ box }, index) => (steps[index] ? [stepped(box, steps[index])] : [])));
  }

  /** The name of the Arctic Circle, as large as the others, where it keeps clear of them. */
  #showCircle(size: number, ground: Ground, names: readonly Box[]): void {
    const element = this.svg.querySelector<SVGTextElement>(".bl-arctic-name");
    if (!element) return;
    const font = size * this.places.font;
    element.style.fontSize = `${font}px`;
    element.style.display = "";
    const { x, y, width, height } = element.getBBox();
    const letters = { x, y: y + OVER * font, width, height: height - (OVER + UNDER) * font };
    if (!hasPlace(letters, ground, names)) element.style.display = "none";
  }

  /** Where a name lies when it is so many times its size. */
  #frame({ element, origin, offset, before }: Name, size: number): Box {
    const [width, height] = [size * element.getComputedTextLength(), size * this.places.font];
    return { x: origin.x + size * offset.x - before * width, y: origin.y + size * offset.y - ASCENT * height, width, height };
  }

  /** Where a route begins and ends: its first and its last space. */
  ends(route: string): Point[] {
    const { spaces } = this.#places.get(route)!;
    return [spaces[0]!, spaces.at(-1)!];
  }

  /** Where a route is half-way. */
  centre(route: string): Point {
    return this.#places.get(route)!.centre;
  }
}

function shrunk({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by };
}

/** The middle of a space, and a point on either side of it. */
function along({ x, y, angle }: SpacePlace): Point[] {
  const turn = (angle * Math.PI) / 180;
  return [-ASIDE, 0, ASIDE].map((step) => ({ x: x + step * Math.cos(turn), y: y + step * Math.sin(turn) }));
}
