/** What somebody is about to do at a table: the route, cards or tickets being chosen. Nothing is sent before
 * it is confirmed. */

import type { Shape, TicketAid } from "./messages";
import { cityName, routeName } from "./naming";
import { bagOf, bagWritten, fits, isSame, leftOf, onlyGifts, owed, sorted, total, written, type Bag } from "./payments";
import { settings } from "./settings.svelte";
import type { LiveTable } from "./table.svelte";
import { say } from "./text.svelte";

/** Why something touched is not possible, shown where it was touched. */
export interface Note {
  sentence: string;
  rule: string;
  /** Where it was touched; null if by a key. */
  at: { x: number; y: number } | null;
}

/** A claim or a station that is to be made when one's turn begins. */
export interface Planned {
  kind: "claim" | "station";
  /** The route or the city. */
  place: string;
  payment: Bag;
}

export type Panel = "offer" | "tunnel" | "claim" | "station" | "hints" | null;
export type Tab = "claim" | "tickets" | "log" | null;

export class Play {
  route = $state<string | null>(null);
  city = $state<string | null>(null);
  /** Which of the ways to pay is chosen; null: the first. */
  way = $state.raw<Shape | null>(null);
  /** Cards chosen for its substitutes. */
  chosen = $state<Bag>({});
  /** Cards chosen before a route. */
  cards = $state<Bag>({});
  /** The ticket whose connection is lit up. */
  ticket = $state<string | null>(null);
  /** Offered tickets that are to be kept, and the others in the order they go under the deck. */
  kept = $state<string[]>([]);
  rejected = $state<string[]>([]);
  /** Routes that a line of the log, or of a list, points at. */
  pointed = $state<string[]>([]);
  /** Whether the list shows cities for stations and not routes. */
  isBuilding = $state(false);
  /** Whether advice is asked for. */
  isHinted = $state(false);
  note = $state.raw<Note | null>(null);
  /** The sheet that is open on a phone. */
  tab = $state<Tab>(null);

  /** Brings routes of the board into sight; set by the board. */
  show: (routes: string[]) => void = () => {};

  /** Where the pointer last pressed; null after a key. */
  touched: { x: number; y: number } | null = null;

  /** Whether it was one's own turn when what is possible was last known. */
  #wasMine = false;

  constructor(readonly table: LiveTable) {}

  /** What may be done now; while others play, what may be planned. */
  get choices() {
    return this.table.choices ?? this.table.plans;
  }

  /** Whether what is chosen is to be done when one's turn begins. */
  get isPlanning(): boolean {
    return !this.table.choices && !!this.table.plans;
  }

  /** What is planned, as far as a board shows it; null: nothing. */
  get planned(): Planned | null {
    const [kind, place = "", bag = ""] = (this.table.scene?.intent ?? "").split(" ");
    if (kind !== "claim" && kind !== "station") return null;
    return { kind, place, payment: bagWritten(bag) };
  }

  /** Whether one has chosen one's first tickets, and others still choose theirs. */
  get isWaiting(): boolean {
    return !!this.table.scene?.kept.length;
  }

  /** Own tickets, or those that are going to be. */
  get tickets(): TicketAid[] {
    return this.table.aids?.tickets ?? [];
  }

  /** What is to be decided now, in a panel of its own. */
  get panel(): Panel {
    const choices = this.choices;
    if (!choices) return null;
    if (choices.offer?.length) return "offer";
    if (choices.extras?.length || choices.withdraw) return "tunnel";
    if (this.route && choices.claims?.[this.route]) return "claim";
    if (this.city && choices.station_cities?.includes(this.city)) return "station";
    return this.isHinted ? "hints" : null;
  }

  /** The ways to pay for what is chosen, the sparing ones first. */
  get ways(): Shape[] {
    const { choices, panel } = this;
    const hand = this.table.view?.hand ?? {};
    if (!choices) return [];
    if (panel === "tunnel") return sorted(choices.extras ?? [], hand);
    if (panel === "station") return sorted(choices.stations ?? [], hand);
    if (panel !== "claim") return [];
    const ways = sorted(choices.claims![this.route!]!, hand);
    const fitting = total(this.cards) ? ways.filter((shape) => fits(shape, this.cards)) : [];
    return fitting.length ? fitting : ways;
  }

  get shape(): Shape | null {
    const { ways, way } = this;
    return (way && ways.find((one) => isSame(one, way))) ?? ways[0] ?? null;
  }

  /** Whether there is nothing to choose among the cards for substitutes. */
  get isFilled(): boolean {
    return !this.shape?.due || onlyGifts(this.shape) !== null;
  }

  /** Cards given for substitutes: the only ones, or those that were chosen. */
  get gifts(): Bag {
    const { shape, way } = this;
    return (shape && onlyGifts(shape)) ?? (shape && way && isSame(shape, way) ? this.chosen : {});
  }

  /** Gifts still to be chosen. */
  get owed(): number {
    return this.shape ? owed(this.shape, this.gifts) : 0;
  }

  /** The cards that would be paid. */
  get payment(): Bag {
    return this.shape ? bagOf(this.shape, this.gifts) : {};
  }

  /** Cards that could still pay more for a route when this is paid. */
  get left(): Bag {
    const shapes = this.choices?.claims?.[this.route ?? ""] ?? [];
    return this.shape ? leftOf(this.shape, shapes, this.table.view?.hand ?? {}, this.payment) : {};
  }

  /** Routes that the cards chosen first can pay exactly; null if none are chosen. */
  get payable(): Set<string> | null {
    if (!total(this.cards) || !this.choices?.claims) return null;
    const claims = Object.entries(this.choices.claims);
    return new Set(claims.filter(([, shapes]) => shapes.some((shape) => fits(shape, this.cards))).map(([route]) => route));
  }

  /** Forgets what was being chosen. */
  clear(): void {
    this.route = this.city = null;
    this.way = null;
    this.chosen = {};
    this.cards = {};
    this.isBuilding = this.isHinted = false;
    this.note = null;
    this.table.refusal = null;
  }

  /** Whose turn it is, or what is possible, has changed: what was being planned goes on in one's turn, and is let go with a word if
   * it is not possible any more; what was being chosen in it ends with it. */
  goOn(): void {
    const { isMine } = this.table;
    const wasMine = this.#wasMine;
    if (wasMine && !isMine) this.clear();
    const { route, city, choices } = this;
    // Whether a plan goes on is seen when it is known what is possible.
    if (choices || (!route && !city)) this.#wasMine = isMine;
    if (!choices) return;
    if (isMine && !wasMine) this.note = this.table.refusal = null;
    const isPossible = route ? choices.claims?.[route] : !city || choices.station_cities?.includes(city);
    if (isPossible) return;
    this.clear();
    if (wasMine) return;
    const edition = this.table.edition!;
    const sentence = route ? say("plan-gone", { route: routeName(edition, route) }) : say("plan-gone-station", { city: cityName(edition, city!) });
    this.note = { sentence, rule: "", at: null };
  }

  /** A route was touched: choose it, let it go again, or say why it is not to be had. */
  async touchRoute(route: string): Promise<void> {
    if (this.panel === "offer" || this.panel === "tunnel") return;
    if (this.route === route) return this.clear();
    const { cards } = this;
    this.clear();
    this.cards = cards;
    if (this.choices?.claims?.[route]) {
      this.route = route;
      this.tab = null;
      if (!settings.confirm && !this.isPlanning && this.ways.length === 1 && !this.owed) await this.confirm();
      return;
    }
    await this.explain(`claim ${route}`);
  }

  /** A city was touched: a station may be built there. */
  async touchCity(city: string): Promise<void> {
    if (this.panel === "offer" || this.panel === "tunnel") return;
    const isSame = this.city === city;
    const isBuilding = this.isBuilding;
    this.clear();
    if (!isSame && this.choices?.station_cities?.includes(city)) this.city = city;
    else if (isBuilding) await this.explain(`station ${city}`);
  }

  /** Asks the server why something is not possible, and shows it at the thing touched. */
  async explain(action: string): Promise<void> {
    const at = this.touched;
    const told = await this.table.why(action);
    if (told?.sentence) this.note = { sentence: told.sentence, rule: told.rule, at };
  }

  chooseWay(way: Shape): void {
    this.way = way;
    this.chosen = {};
  }

  /** One gift more or less. */
  give(card: string, step: number): void {
    const { gifts } = this;
    this.way = this.shape;
    this.chosen = { ...gifts, [card]: (gifts[card] ?? 0) + step };
  }

  /** Chooses one more card of a stack, before a route; a full stack begins anew. */
  chooseCard(card: string): void {
    const held = this.table.view?.hand[card] ?? 0;
    const next = ((this.cards[card] ?? 0) + 1) % (held + 1);
    this.cards = { ...this.cards, [card]: next };
    this.route = this.city = null;
  }

  /** Does what was chosen. */
  async confirm(): Promise<void> {
    const bag = written(this.payment);
    const action =
      this.panel === "claim"
        ? `claim ${this.route} ${bag}`
        : this.panel === "station"
          ? `station ${this.city} ${bag}`
          : this.panel === "tunnel"
            ? `extra ${bag}`
            : null;
    if (!action || this.owed) return;
    if (!this.isPlanning) await this.act(action);
    else if (await this.table.intend(action)) this.clear();
  }

  /** Keeps the chosen tickets. */
  async keepTickets(): Promise<void> {
    this.ticket = null;
    const order = this.choices?.order_matters && this.rejected.length > 1 ? ` reject ${this.rejected.join(",")}` : "";
    await this.act(`keep ${this.kept.join(",")}${order}`);
  }

  /** Sends an action; what was chosen is forgotten once it is done. */
  async act(action: string): Promise<void> {
    if (await this.table.act(action)) this.clear();
  }

  toggleTicket(ticket: string): void {
    const isKept = this.kept.includes(ticket);
    this.kept = isKept ? this.kept.filter((one) => one !== ticket) : [...this.kept, ticket];
    this.rejected = isKept ? [...this.rejected, ticket] : this.rejected.filter((one) => one !== ticket);
  }

  /** A fresh offer: nothing is chosen yet. The same offer shown anew leaves what was chosen. */
  beginOffer(): void {
    const offer = this.choices?.offer ?? [];
    const known = new Set([...this.kept, ...this.rejected]);
    if (offer.length === known.size && offer.every((ticket) => known.has(ticket))) return;
    this.kept = [];
    this.rejected = [...offer];
  }
}
