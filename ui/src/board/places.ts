/** Where things lie on a board, read off its drawing (docs/boards.md, Inside a drawing). */

import type { Point } from "./window";

export interface SpacePlace extends Point {
  /** In degrees, as SVG turns. */
  angle: number;
}

export interface RoutePlace {
  id: string;
  /** Half-way. */
  centre: Point;
  spaces: SpacePlace[];
}

export interface CityPlace extends Point {
  id: string;
  /** Of its disc. */
  radius: number;
  /** Where a station stands; null: there are none. */
  station: Point | null;
}

export interface Places {
  /** Left, top, right and bottom of the map. */
  view: [number, number, number, number];
  /** How large names are. */
  font: number;
  routes: RoutePlace[];
  cities: CityPlace[];
}

/** The places on an empty board. */
export function placesIn(svg: SVGSVGElement): Places {
  const [left = 0, top = 0, width = 1, height = 1] = numbersIn(svg.getAttribute("viewBox"));
  return {
    view: [left, top, left + width, top + height],
    font: Number(svg.dataset["font"]),
    routes: [...svg.querySelectorAll("[data-route]")].map(routeIn),
    cities: [...svg.querySelectorAll("[data-city].bl-city")].map(cityIn),
  };
}

function routeIn(route: Element): RoutePlace {
  const spaces = [...route.querySelectorAll(":scope > .bl-space")].map((space) => {
    const [angle = 0] = numbersIn(space.firstElementChild!.getAttribute("transform"));
    return { ...pointIn(space.getAttribute("transform")), angle };
  });
  const [one, other] = [spaces[(spaces.length - 1) >> 1]!, spaces[spaces.length >> 1]!];
  const centre = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return { id: route.getAttribute("data-route")!, centre, spaces };
}

function cityIn(city: Element): CityPlace {
  const disc = city.querySelector(".bl-disc")!;
  const station = city.getAttribute("data-station-at");
  return {
    id: city.getAttribute("data-city")!,
    x: Number(disc.getAttribute("cx")),
    y: Number(disc.getAttribute("cy")),
    radius: Number(disc.getAttribute("r")),
    station: station ? pointIn(station) : null,
  };
}

/** The point that a text such as `translate(1 2)` names. */
export function pointIn(text: string | null): Point {
  const [x = 0, y = 0] = numbersIn(text);
  return { x, y };
}

function numbersIn(text: string | null): number[] {
  return (text?.match(/-?[\d.]+/g) ?? []).map(Number);
}
