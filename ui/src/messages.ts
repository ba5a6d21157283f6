// The messages of the server (docs/protocol.md), made from its structs by
// `python tools/typescript_messages.py ui/src/messages.ts`. Change the structs, not this file.

export const SAID_LENGTH = 300;
export const NAME_LENGTH = 24;
export const REFUSED = 4403;
export const PROTOCOL = 2;

export type Language = "en" | "fr";

/** What an edition may have that others have not. */
export type Trait = "tunnels" | "ferries" | "stations" | "bonuses" | "gifts" | "exchange";

/** How cities are called: as on the board, in English or in French. */
export type Naming = "board" | "en" | "fr";

export type Anchor = "start" | "middle" | "end";

export type Theme = "light" | "dark" | "contrast";

/**
 * What happened: one of the classes below, as records have them (docs/record-format.md). They
 * are found in the module `events`.
 */
export type GameEvent =
  | Bonuses
  | Deal
  | Fill
  | Reset
  | Reshuffle
  | Offer
  | Keep
  | RejectsShuffled
  | Turn
  | Take
  | Blind
  | Stop
  | Claim
  | Tunnel
  | Withdrawn
  | BonusDraw
  | StationBuilt
  | Passed
  | LastRound
  | PlayerChanged
  | End;

export type GivenUp = "" | "now" | "before";

export type LineKind =
  | "bonuses"
  | "tickets"
  | "take"
  | "stop"
  | "claim"
  | "tunnel"
  | "withdraw"
  | "bonus_draw"
  | "station"
  | "pass"
  | "reset"
  | "reshuffle"
  | "last_round"
  | "player"
  | "end"
  | "said"
  | "table";

export type Pace = Untimed | PerTurn | Bank | Slow;

export type PaceSent = Untimed | PerTurn | BankSent | Slow;

export type Phase = "lobby" | "playing" | "over";

export type Command =
  | Sit
  | Stand
  | SeatBot
  | Start
  | PassHost
  | TakeHost
  | Act
  | Intend
  | Replace
  | Vote
  | Return
  | Resign
  | Abort
  | Say;

export type SocketQuestion = Hint | Why;

export type AnyEntry =
  | Sat
  | Stood
  | BotSat
  | HostChanged
  | Started
  | Forked
  | Acted
  | Intended
  | Dropped
  | Voted
  | Replaced
  | Returned
  | Resigned
  | Aborted
  | Said
  | Rematched
  | Counted
  | WebhookSet;

/** What the server says over a socket. */
export type SocketMessage = Scene | Done | Refusal | Hinted | Because;

/** Entries that are shown to their seat alone. */
export type PrivateEntry = Intended | Dropped;

export type State = "done" | "open" | "impossible";

/** What can be played here, and with whom. */
export interface About {
  protocol: number;
  editions: EditionLine[];
  bots: string[];
  presets: string[];
  /** The small map of the lesson, played like any other. */
  lesson: EditionLine;
}

/** An edition in the list. */
export interface EditionLine {
  key: string;
  hash: string;
  names: Names;
  seats: [number, number];
  /** What its drawings are asked for with (`?v=`), so that they may be kept for ever. */
  drawings: string;
  /** Width by height of its map; null if its layout is computed when it is first drawn. */
  proportion: number | null;
  /** What it has that others may not. */
  traits: Trait[];
}

/** One name in the languages we speak, and as the board spells it (often the same). */
export interface Names {
  /** In English. */
  en: string;
  /** In French. */
  fr: string;
  /** On the board; empty where that is the English name. */
  board: string;
}

/** An edition: all that a client needs to show it. */
export interface EditionInfo {
  key: string;
  hash: string;
  drawings: string;
  names: Names;
  seats: [number, number];
  rules: Rules;
  cities: City[];
  routes: Route[];
  tickets: Ticket[];
  ticket_decks: TicketDeck[];
  bonuses: BonusInfo[];
  countries: { [key: string]: Names };
  /** What a player of the base game should know, as sentences. */
  differences: { [key in Language]: string[] };
}

/** The parameters that differ between editions (rules.md section 1); defaults: the base game. */
export interface Rules {
  /** Wagons a seat starts with. */
  wagons: number;
  /** Train cards dealt to each seat. */
  starting_hand: number;
  /** Cards of each color in the deck. */
  color_cards: number;
  /** Locomotives in the deck. */
  locomotive_cards: number;
  /** Points by length of a claimed route. */
  points: { [key: number]: number };
  /** Routes of a group that may be claimed: by group size, then by number of seats. */
  parallel_routes: { [key: number]: { [key: number]: number } };
  /** The number of face-up locomotives that replaces the market; 0: none does (R-ALL-RST-1). */
  market_reset: number;
  /** A face-up locomotive is the first and only card of a draw (R-ALL-DRAW-4). */
  face_up_locomotive_ends_draw: boolean;
  /** A seat may stop after one card (R-ALL-DRAW-6). */
  may_stop_after_one: boolean;
  /** Cards may be drawn when only the market has any (R-ALL-DRAW-7). */
  market_alone_suffices: boolean;
  /** Where a locomotive stands for any color (R-NO-PAY-1). */
  locomotives_wild: "everywhere" | "ferries_and_tunnels";
  /** What may stand for a ferry's locomotive (R-NO-FER-1, R-NL-FER-2). */
  ferry_substitute: "none" | "any_three" | "pair";
  /** A substitute may stand for a locomotive that stands for a color card (R-NO-FER-4). */
  nordic_ferry_stacking: boolean;
  /** Cards revealed for a tunnel (R-TUN-2). */
  tunnel_cards: number;
  /** Stations a seat starts with; the n-th costs n cards (R-EU-STA-2). */
  stations: number;
  /** Points for each station not built (R-EU-STA-10). */
  station_points: number;
  /** Tickets to keep at least from the first deal. */
  keep_first: number;
  /** Tickets to keep at least from a later draw. */
  keep_later: number;
  /** Where the rejected tickets of the first deal go (R-NA-SET-1, R-EU-SET-1). */
  first_rejects: "under_shuffled" | "out";
  /** Where tickets rejected later go (R-ALL-TIC-5). */
  later_rejects: "under" | "out";
  /** A turn that ends with this many wagons or fewer starts the last turns (R-ALL-END-1). */
  last_round_wagons: number;
  /** Bonus cards chosen at random for a game; 0: every bonus counts (R-NL-SET-2). */
  bonuses_shown: number;
  /** What decides equal totals, in order: names from `TIE_BREAKS`. */
  tie_breaks: string[];
  /** A guard against games without end, reported as such (R-ALL-END-5). */
  turn_limit: number;
}

/** A place on the map. */
export interface City {
  /** What tickets, routes and records call it. */
  id: string;
  /** What people call it. */
  names: Names;
  /** The flag it carries, a key of the edition's `countries`. */
  country: string;
  /** Whether it lies inside the Arctic Circle. */
  arctic: boolean;
  /** Whether tickets to it count for `capital_tickets`. */
  capital: boolean;
  /** Degrees north, where a drawing of the board starts from. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
}

/** One claimable track between two cities; routes with the same ends form a group. */
export interface Route {
  /** Its cities, and its number where others join the same two: `boston-new_york-1`. */
  id: string;
  /** One end, a city's id. */
  city_a: string;
  /** The other end. */
  city_b: string;
  /** A name from `COLORS`, or `GRAY`. */
  color: string;
  /** Its spaces: cards to pay and wagons to put there. */
  length: number;
  /** Whether the deck may ask for more cards (R-TUN-2). */
  tunnel: boolean;
  /** Locomotive icons: a ferry has one or more. */
  locomotives: number;
  /** Cards drawn blind by whoever claims it (R-NL-BON-1). */
  draw_bonus: number;
  /** How many cards of any kind stand for one of the color paid (R-NO-MUR-1); 0: none do. */
  exchange: number;
}

/** A destination card. */
export interface Ticket {
  /** Its cities: `berlin-roma`. */
  id: string;
  /** One city to connect, by its id. */
  city_a: string;
  /** The other city. */
  city_b: string;
  /** Won if the cities are connected at the end, else lost. */
  points: number;
  /** The name of its ticket deck. */
  deck: string;
  /** False where no source confirms that the printed game holds this ticket. */
  established: boolean;
}

/** A pile of tickets; only the first deck of an edition is drawn from during play. */
export interface TicketDeck {
  /** What its tickets say in `deck`. */
  name: string;
  /** Tickets that each seat is offered at the start. */
  first_deal: number;
  /** Tickets in an offer during play. */
  later_deal: number;
}

/** A bonus, with what is said of it in each language. */
export interface BonusInfo {
  id: string;
  kind: string;
  points: number;
  names: Names;
  limit: number;
  country: string;
  /** What it counts, in few words. */
  words: { [key in Language]: string };
  /** What wins it. */
  sentences: { [key in Language]: string };
}

/** A whole board. */
export interface BoardPlaces {
  edition: string;
  /** Left, top, right and bottom of what matters: every piece and name, and a margin. */
  view: [number, number, number, number];
  /** The usual radius of a city's disc. */
  disc: number;
  font: number;
  /** Length and width of a space. */
  space: [number, number];
  wagon: [number, number];
  cities: CityAt[];
  routes: RouteAt[];
}

/** A city: its disc, its name if it has one, and the place of a station if there are any. */
export interface CityAt {
  id: string;
  x: number;
  y: number;
  /** The radius of its disc; larger for a hub. */
  disc: number;
  name: NameAt | null;
  station: [number, number] | null;
}

/** A city's name: a point on its baseline and what stands there. */
export interface NameAt {
  x: number;
  y: number;
  anchor: Anchor;
  /** 0 is kept first where names collide. */
  rank: number;
  /** Left, top, right and bottom, by naming: board, en, fr. */
  boxes: { [key: string]: [number, number, number, number] };
  /** How many times its size it bears before it meets a name of lower rank; by naming. */
  greatest: { [key: string]: number };
  /** The point that stays where it is when the name grows. */
  grows_from: [number, number];
}

/** A route from city_a to city_b. */
export interface RouteAt {
  id: string;
  city_a: string;
  city_b: string;
  /** The point of its line half-way. */
  centre: [number, number];
  /** From city to city, a cubic Bézier. */
  line: [[number, number], [number, number], [number, number], [number, number]];
  /** The corners of the same line, through the middle of every space: the nearest one is hit. */
  hit: [number, number][];
  /** How wide the area around it is in which it can be hit. */
  hit_width: number;
  spaces: SpaceAt[];
}

/** The middle of a space and its direction in degrees, as SVG turns. */
export interface SpaceAt {
  x: number;
  y: number;
  angle: number;
}

/** An imported record is kept. */
export interface Stored {
  replay: string;
}

/** Finished games, the last first. */
export interface Replays {
  replays: ReplayLine[];
}

/** A finished game in a list: an import, or a table. */
export interface ReplayLine {
  /** The import's name; empty for a table. */
  replay: string;
  /** The table's id; empty for an import. */
  table: string;
  /** When it ended, or came, in milliseconds since 1970. */
  time: number;
  edition: string;
  players: string[];
  result: Result | null;
}

/** How a game ended. */
export interface Result {
  /** By seat. */
  scores: SeatScore[];
  /** Several only when the tie-breaks run out. */
  winners: number[];
  /** Seats that gave up and cannot win. */
  resigned?: number[];
}

/** How a seat's total came about. Fields that an edition does not count are unset. */
export interface SeatScore {
  /** Points of its routes. */
  routes: number;
  /** Each ticket it kept. */
  tickets: TicketScore[];
  /** Points of the bonuses it won, by their ids. */
  bonuses: { [key: string]: number };
  /** All points together. */
  total: number;
  /** Points of the stations it did not build. */
  stations?: number;
  /** Rivals' routes that its stations lent it. */
  borrowed?: string[];
  /** Spaces of its longest path. */
  longest_path?: number;
}

/** A ticket at the end; the points are always positive. */
export interface TicketScore {
  /** Its id. */
  ticket: string;
  /** Won if it is completed, else lost. */
  points: number;
  /** Whether its cities are connected. */
  completed: boolean;
}

/** A whole game. */
export interface Replay {
  edition: string;
  edition_hash: string;
  options: { [key: string]: boolean };
  players: Player[];
  first_seat: number;
  /** That of the rules. */
  version: number;
  /** Where it began, if it goes on from a position of another game. */
  start: StartPosition | null;
  frames: Frame[];
  result: Result | null;
  scoring: Scoring | null;
  /** How the shuffle was promised and kept, if it was played on a server. */
  shuffle: Shuffle | null;
  /** When it ended, or was imported, in milliseconds since 1970. */
  time: number;
}

/** Whoever fills a seat. */
export interface Player {
  /** What others call them. */
  name: string;
  /** `person` or `bot:NAME`. */
  player: string;
}

/** A position in the middle of a game, from which another goes on. */
export interface StartPosition {
  /** Whose view it was dealt from. */
  seat: number;
  /** Which kind of decision is awaited: a name from `PHASES`. */
  phase: string;
  /** Turns that were over. */
  turns: number;
  /** How many turns before this one were passes, one after another. */
  passes: number;
  /** Turns left once the last round has begun. */
  last_turns: number | null;
  /** The face-up cards, null for an empty slot. */
  market: (string | null)[];
  /** Whether resetting the market was given up: in this turn, or before it. */
  given_up: GivenUp;
  /** What the deck holds. */
  deck: { [key: string]: number };
  /** The used cards. */
  discard: { [key: string]: number };
  /** The tickets of the deck, top first. */
  ticket_deck: string[];
  /** How many of them lie above the first rejects, which were shuffled together. */
  above_rejects: number;
  /** How many those are; 0 once one of them was drawn, or where there are none. */
  rejects: number;
  /** Tickets that the seat itself rejected, as far as it knows where they are. */
  laid_down: string[];
  /** Bonuses that count in this game. */
  bonuses: string[];
  /** The tunnel under way, if there is one. */
  tunnel: StartTunnel | null;
  /** By seat, what it has. */
  seats: StartSeat[];
}

/** A tunnel whose extra cards are still to be paid. */
export interface StartTunnel {
  /** The route that is to be claimed. */
  route: string;
  /** Cards laid down for it. */
  laid: { [key: string]: number };
  /** Cards that the deck showed. */
  revealed: string[];
  /** Cards asked on top. */
  extra: number;
}

/** What a seat has. */
export interface StartSeat {
  /** Its cards, without those laid for a tunnel. */
  hand: { [key: string]: number };
  /** Cards of the hand that everybody has seen it take. */
  known: { [key: string]: number };
  /** Cards that it drew blind since the last reshuffle, spent ones included. */
  drawn: { [key: string]: number };
  /** Tickets kept. */
  tickets: string[];
  /** Tickets it is to choose from. */
  offer: string[];
  /** Its routes. */
  routes: string[];
  /** The cities of its stations. */
  stations: string[];
}

/** An action and what it brought; frame 0 is the set-up. Nothing is hidden. */
export interface Frame {
  /** How many actions were done then. */
  number: number;
  seat: number | null;
  action: string;
  events: GameEvent[];
  lines: LogLine[];
  /** By seat, those of its routes. */
  points: number[];
  /** By seat, how many are left. */
  wagons: number[];
  /** Turns played so far. */
  turn: number;
  /** By seat, the length of its longest path; null where that can decide nothing. */
  longest: number[] | null;
}

/** The bonus cards that lie face up. */
export interface Bonuses {
  e: "bonuses";
  cards: string[];
}

/** A seat's starting cards. */
export interface Deal {
  e: "deal";
  seat: number;
  cards: string[];
}

/** A card from the deck is put into a market slot. */
export interface Fill {
  e: "fill";
  slot: number;
  card: string;
}

/** Too many locomotives showed: the market goes to the discard. */
export interface Reset {
  e: "reset";
  discarded: string[];
}

/**
 * The discard, of `count` cards, became the deck; where that happened in the middle of the next
 * event, `after` says how many of its cards had been drawn before.
 */
export interface Reshuffle {
  e: "reshuffle";
  count: number;
  /** Missing: null. */
  after?: number | null;
}

/** Tickets drawn for a choice. */
export interface Offer {
  e: "offer";
  seat: number;
  tickets: string[];
}

/** A choice of tickets; the first rejected lies highest under the deck. */
export interface Keep {
  e: "keep";
  seat: number;
  tickets: string[];
  rejected: string[];
}

/** The first rejects of all seats, top to bottom, under the deck. */
export interface RejectsShuffled {
  e: "rejects_shuffled";
  tickets: string[];
}

/** A turn begins. */
export interface Turn {
  e: "turn";
  seat: number;
}

/** A face-up card is taken. */
export interface Take {
  e: "take";
  seat: number;
  slot: number;
  card: string;
}

/** A card is drawn from the deck. */
export interface Blind {
  e: "blind";
  seat: number;
  card: string;
}

/** The seat stops after one card. */
export interface Stop {
  e: "stop";
  seat: number;
}

/** A route is taken; for a tunnel the payment holds the extra too. */
export interface Claim {
  e: "claim";
  seat: number;
  route: string;
  payment: { [key: string]: number };
  points: number;
}

/** Cards laid down for a tunnel, and revealed. */
export interface Tunnel {
  e: "tunnel";
  seat: number;
  route: string;
  laid: { [key: string]: number };
  revealed: string[];
  extra: number;
}

/** The tunnel is given up. */
export interface Withdrawn {
  e: "withdraw";
  seat: number;
  route: string;
}

/** Cards won by a route with a draw bonus. */
export interface BonusDraw {
  e: "bonus_draw";
  seat: number;
  cards: string[];
}

/** A station is built. */
export interface StationBuilt {
  e: "station";
  seat: number;
  city: string;
  payment: { [key: string]: number };
}

/** Nothing was legal. */
export interface Passed {
  e: "pass";
  seat: number;
}

/** The seat's turn ended with few wagons: everybody has one more turn. */
export interface LastRound {
  e: "last_round";
  seat: number;
}

/** Somebody else plays the seat from here on. */
export interface PlayerChanged {
  e: "player";
  seat: number;
  player: string;
  /** Missing: false. */
  resigned?: boolean;
}

/** The game is over. */
export interface End {
  e: "end";
  reason: string;
}

/** A line of a log. */
export interface LogLine {
  /** Lines are in the order of their ids; one whose id was told before takes its place. */
  id: number;
  /** Whom it is about, if it is about one seat. */
  seat: number | null;
  kind: LineKind;
  sentence: string;
  /** The same in a few words, where the cards are shown beside it. */
  brief: string;
  route: string | null;
  city: string | null;
  /** The cards that are seen in it: payments, cards taken, laid or discarded. */
  cards: { [key: string]: number };
  /** The cards that were turned up in a tunnel. */
  turned: { [key: string]: number };
  /** Which of the ready-made things was said, if it is one. */
  preset: string;
}

/** The final score. */
export interface Scoring {
  seats: SeatScoring[];
  /** What each counts for every seat, and who won it. */
  bonuses: BonusStanding[];
  winners: number[];
  resigned: number[];
  /** What decided between those with most points; empty if nothing had to. */
  tie_break: string;
  /** Who has won, in sentences. */
  verdict: string[];
}

/** How a seat's total came about. */
export interface SeatScoring {
  seat: number;
  /** Points of its routes. */
  routes: number;
  lengths: LengthScore[];
  tickets: TicketConnection[];
  stations_left: number;
  /** Points of the stations left. */
  stations: number;
  /** Rivals' routes that its stations lent it. */
  borrowed: string[];
  /** null where no longest path can decide anything. */
  longest: LongestPath | null;
  /** Points of the bonuses it won. */
  bonuses: { [key: string]: number };
  total: number;
}

/** A seat's routes of one length. */
export interface LengthScore {
  length: number;
  /** How many there are. */
  routes: number;
  /** Those of all of them. */
  points: number;
}

/** A ticket at the end. */
export interface TicketConnection {
  ticket: string;
  /** Won if it is completed, else lost. */
  points: number;
  completed: boolean;
  /** The routes that connect it, borrowed ones included; none if nothing does. */
  connection: string[];
}

/** The longest path of a seat. */
export interface LongestPath {
  seat: number;
  /** In spaces. */
  length: number;
  /** Those of one of the paths of that length. */
  routes: string[];
}

/** How the seats stand in a bonus. */
export interface BonusStanding {
  bonus: string;
  /** What it counts for each seat so far, null where that is hidden; null if all of it is. */
  counts: (number | null)[] | null;
  /** Who would win it now; nobody while something is hidden. */
  leaders: number[];
}

/** What can be known of a table's shuffle; nonce and seed only once the game is over. */
export interface Shuffle {
  commitment: string;
  /** By seat; empty for a bot. Missing: []. */
  contributions?: string[];
  /** Missing: "". */
  nonce?: string;
  /** Missing: "". */
  seed?: string;
  /** Whether the seed dealt only what was unknown in a position of another game. Missing: false. */
  is_fork?: boolean;
}

/** How a table is to be; sent to open one. */
export interface TableSettings {
  edition: string;
  seats: number;
  /** Switches of the rules that differ from the edition's. */
  options: { [key: string]: boolean };
  visibility: "private" | "listed";
  pace: Pace;
  spectators: boolean;
  chat: "off" | "presets" | "free";
}

/** How a table is to be; sent to open one. */
export interface TableSettingsSent {
  edition: string;
  seats: number;
  /** Switches of the rules that differ from the edition's. Missing: {}. */
  options?: { [key: string]: boolean };
  /** Missing: "private". */
  visibility?: "private" | "listed";
  /** Missing: {"type":"untimed"}. */
  pace?: PaceSent;
  /** Missing: true. */
  spectators?: boolean;
  /** Missing: "presets". */
  chat?: "off" | "presets" | "free";
}

/** As long as it takes. */
export interface Untimed {
  type: "untimed";
}

/** A number of seconds for everything that is asked of a seat. */
export interface PerTurn {
  type: "turn";
  seconds: number;
}

/**
 * A number of seconds for the whole game, and some more whenever a seat is asked. Time in which
 * no server ran is not counted.
 */
export interface Bank {
  type: "bank";
  seconds: number;
  plus: number;
}

/**
 * A number of seconds for the whole game, and some more whenever a seat is asked. Time in which
 * no server ran is not counted.
 */
export interface BankSent {
  type: "bank";
  seconds: number;
  /** Missing: 0. */
  plus?: number;
}

/** A number of days for everything that is asked of a seat. */
export interface Slow {
  type: "slow";
  days: number;
}

/** A table is open; its host is player 0. The tokens are told once. */
export interface Opened {
  table: string;
  player: number;
  token: string;
  invite: string;
  commitment: string;
}

/** Tables in a list, the last changed first. */
export interface Page {
  tables: Line[];
  /** What to ask for to get the next page; null on the last. */
  before: string | null;
}

/** A table in a list. */
export interface Line {
  table: string;
  changed: number;
  phase: Phase;
  settings: TableSettings;
  seats: SeatInfo[];
  result: Result | null;
}

/** Who sits in a seat. */
export interface SeatInfo {
  seat: number;
  /** Missing: "". */
  name?: string;
  /** The number of the player who holds it; null if it is free or a bot's. Missing: null. */
  player?: number | null;
  /** The bot that plays it, perhaps in a player's place. Missing: "". */
  bot?: string;
  /** Missing: false. */
  resigned?: boolean;
  /** Whether its player looks at the table now. Missing: false. */
  connected?: boolean;
  /** Whether the name is that of a profile, for which the game counts. Missing: false. */
  claimed?: boolean;
}

/** What everybody may know of a table besides the game itself. */
export interface TableInfo {
  table: string;
  number: number;
  phase: Phase;
  settings: TableSettings;
  host: number;
  seats: SeatInfo[];
  /** The seats that are to decide. */
  awaited: number[];
  /** When their time is up, in milliseconds since 1970. */
  deadlines: { [key: number]: number };
  /**
   * With a bank of time, how many milliseconds each seat has left, without what runs now; else
   * empty.
   */
  banks: number[];
  shuffle: Shuffle;
  /** By seat, what is or can be voted on: whether a bot is to play for whoever is awaited. */
  votes: { [key: number]: VoteInfo };
  result: Result | null;
  /** The table where the same people go on. */
  rematch: string;
  /** The table from which this one was taken back. */
  fork: Fork | null;
  /** When a finished game ended, in milliseconds since 1970. */
  ended: number | null;
}

/** A vote on whether a bot is to play for somebody whom the others wait for. */
export interface VoteInfo {
  /** From when on there can be one, in milliseconds since 1970. */
  possible: number;
  /** The players who may vote. */
  voters: number[];
  /** Those of them who want it. */
  votes: number[];
  /** How many must. */
  needed: number;
}

/** Where a game comes from that goes on from a position of another table. */
export interface Fork {
  table: string;
  /** Right before this row of its log. */
  number: number;
  /** What this seat could not know was dealt anew. */
  seat: number;
}

/** Somebody may speak at the table. */
export interface Joined {
  player: number;
  token: string;
}

/** Take a free seat; somebody who has one may take another, at one screen. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name: string;
  /** Anything, as random as can be: it goes into the shuffle. Missing: "". */
  contribution?: string;
  /**
   * A profile's token; the seat then has the profile's name, and the game counts for it.
   * Missing: "".
   */
  profile?: string;
}

/** Leave a seat before the game; the host may free any. */
export interface Stand {
  type: "stand";
  id: string;
  seat: number;
}

/** The host puts a bot into a free seat. */
export interface SeatBot {
  type: "seat_bot";
  id: string;
  seat: number;
  bot: string;
}

/**
 * The host begins; a bot sits down in every seat that is still free. (A table whose seats are
 * all filled begins by itself.)
 */
export interface Start {
  type: "start";
  id: string;
  /** Missing: "medium". */
  bot?: string;
}

/** Somebody else is to be the host. */
export interface PassHost {
  type: "pass_host";
  id: string;
  player: number;
}

/** Be the host in the place of one who has been away for long. */
export interface TakeHost {
  type: "take_host";
  id: string;
}

/** Do something with a seat; the action is in our notation (docs/notation.md). */
export interface Act {
  type: "act";
  id: string;
  seat: number;
  action: string;
}

/**
 * Claim a route, or build a station, when the seat's next turn begins, if that is allowed then;
 * in the place of what was intended before. An empty action: nothing any more.
 */
export interface Intend {
  type: "intend";
  id: string;
  seat: number;
  action: string;
}

/** Let a bot play a seat whose player is out of time. */
export interface Replace {
  type: "replace";
  id: string;
  seat: number;
  /** Missing: "medium". */
  bot?: string;
}

/**
 * Want a bot to play for somebody who keeps the others waiting, or want it no longer. It does
 * once more than half of the others want it.
 */
export interface Vote {
  type: "vote";
  id: string;
  seat: number;
  /** Missing: true. */
  wanted?: boolean;
}

/** Take one's own seat back from the bot. */
export interface Return {
  type: "return";
  id: string;
  seat: number;
}

/** Give up; a bot plays on. */
export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

/** The host ends everything before the first turn. */
export interface Abort {
  type: "abort";
  id: string;
}

/** Say something: a preset by its key, or a text. */
export interface Say {
  type: "say";
  id: string;
  /** Missing: "". */
  preset?: string;
  /** Missing: "". */
  text?: string;
}

/** The command is done, and on disk, as this number of the log. */
export interface Done {
  type: "done";
  id: string;
  number: number;
}

/** The table where the same people go on, with the same tokens. */
export interface Again {
  table: string;
}

/** A record that was played again and found right. */
export interface Verified {
  edition: string;
  result: Result | null;
  /** Whether it was played on a server and its shuffle was checked too. */
  shuffle: boolean;
}

/** The name that a profile is to have. */
export interface NewName {
  name: string;
}

/** A profile and the token that is the only key to it, told once. */
export interface ClaimedName {
  name: string;
  token: string;
}

/** What everybody may know of a profile. */
export interface Profile {
  name: string;
  /** When it was claimed, in milliseconds since 1970. */
  since: number;
  standings: ProfileLine[];
}

/** What a profile has done in an edition with a number of seats. */
export interface ProfileLine {
  edition: string;
  seats: number;
  games: number;
  won: number;
  /** Games that it gave up or left to a bot. */
  left_early: number;
  /** Points of a game. */
  average: number;
  best: number;
  /** Games against other profiles, which its rating comes from. */
  rated: number;
  /** null before the first of them. */
  rating: number | null;
  /** How far from the truth the rating may well be. */
  deviation: number | null;
}

/** The leaderboard of an edition with a number of seats, the best first. */
export interface Leaders {
  edition: string;
  seats: number;
  leaders: Leader[];
}

/** A line of a leaderboard. */
export interface Leader {
  name: string;
  games: number;
  won: number;
  rated: number;
  rating: number;
  deviation: number;
}

/** Where a player wants to be told of turns. */
export interface WebhookUrl {
  url: string;
}

/** What notices are signed with, told once. */
export interface WebhookSecret {
  secret: string;
}

/** Go on from before an action of one's own, in a game against bots alone. */
export interface TakeBack {
  seat: number;
  /** The row of the action; by default the seat's last. Missing: null. */
  number?: number | null;
}

/** A link to a player's seats that is good once; told once. */
export interface SeatLink {
  link: string;
  /** Until when, in milliseconds since 1970. */
  expires: number;
}

/** The first message of a socket: who is there, for which seat, and what it has seen. */
export interface Hello {
  type: "hello";
  /** A player's, or the invitation's for a spectator of a private table. Missing: "". */
  token?: string;
  /** Whose eyes to look through; null: a spectator. Missing: null. */
  seat?: number | null;
  /** The last number that the client has seen; what came after it is sent. Missing: 0. */
  seen?: number;
  /** Missing: "en". */
  language?: Language;
  /** Whether scenes are to have aids, and sentences for what happened. Missing: false. */
  aids?: boolean;
  /** How cities are called in those. Missing: "board". */
  names?: Naming;
  /**
   * The layout of numbers that the client reads: scenes then have the view as numbers, too.
   * Missing: "".
   */
  numbers?: string;
}

/** What would be good to do? Only in a game against bots alone. */
export interface Hint {
  type: "hint";
  id: string;
}

/** Why may the seat not do this now? A claim or a station may come without its payment. */
export interface Why {
  type: "why";
  id: string;
  action: string;
}

/**
 * What has happened since the last message, and all that the seat may know now. The first scene
 * of a socket has everything behind the number its client had seen.
 */
export interface Scene {
  type: "scene";
  number: number;
  happened: Happened[];
  table: TableInfo;
  /** null before the game. */
  view: ViewMessage | null;
  /** What the seat may do, if it is to decide. */
  choices: Choices | null;
  /** What the seat is to do when its next turn begins; empty: nothing. */
  intent: string;
  /** The first tickets that the seat has chosen while others still choose theirs. */
  kept: string[];
  /** Claims and stations that the seat may intend, if it may and the greeting asked for aids. */
  plans: Choices | null;
  /** What helps the seat beyond its view, if the greeting asked for it. */
  aids: Aids | null;
  /** The view as our rulebook has it, for programs that think with it, if the greeting asked. */
  numbers: number[];
}

/** A row of the log as the seat may see it. */
export interface Happened {
  number: number;
  time: number;
  entry: AnyEntry;
  events: GameEvent[];
  /** What it says to people, if the greeting asked for aids. */
  lines?: LogLine[];
}

/** A player took a seat, and added something to the shuffle. */
export interface Sat {
  entry: "sat";
  seat: number;
  player: number;
  name: string;
  contribution: string;
  /** By what the database knows the player's profile; empty without one. Missing: "". */
  claim?: string;
}

/** A seat is free again. */
export interface Stood {
  entry: "stood";
  seat: number;
}

/** The host put a bot into a seat. */
export interface BotSat {
  entry: "bot_sat";
  seat: number;
  bot: string;
  /** Empty: the first name that is free. Missing: "". */
  name?: string;
}

/** Somebody else is the host. */
export interface HostChanged {
  entry: "host";
  player: number;
}

/** All seats are filled and the cards are dealt. */
export interface Started {
  entry: "started";
}

/**
 * The game goes on from a position of another table, right before a row of its log, its hidden
 * cards dealt anew from what a seat could know there.
 */
export interface Forked {
  entry: "forked";
  table: string;
  number: number;
  seat: number;
  /** The whole position (`game/positions.py`), which nobody is shown. Missing: {}. */
  start?: { [key: string]: unknown };
}

/**
 * A seat did something; the action is in our notation. While first tickets are chosen nobody
 * else is shown it.
 */
export interface Acted {
  entry: "acted";
  seat: number;
  action: string;
}

/**
 * A seat is to do this when its next turn begins; an empty action: nothing any more. Nobody
 * else learns that there is such a row.
 */
export interface Intended {
  entry: "intended";
  seat: number;
  action: string;
}

/** What a seat intended is not allowed now that its turn has begun. Nobody else learns of it. */
export interface Dropped {
  entry: "dropped";
  seat: number;
  action: string;
  /** The rule that forbids it. Missing: "". */
  rule?: string;
  /** Why, by language. Missing: {}. */
  sentences?: { [key: string]: string };
}

/** A player wants a bot to play a seat that keeps the others waiting, or wants it no longer. */
export interface Voted {
  entry: "voted";
  seat: number;
  player: number;
  wanted: boolean;
  /** How many players want it now. */
  votes: number;
  /** How many must. */
  needed: number;
}

/** A bot plays a seat whose player is out of time, or was voted out. */
export interface Replaced {
  entry: "replaced";
  seat: number;
  bot: string;
}

/** The player of a seat has come back. */
export interface Returned {
  entry: "returned";
  seat: number;
}

/** A player has given up; a bot plays on, and the seat cannot win. */
export interface Resigned {
  entry: "resigned";
  seat: number;
  bot: string;
}

/** The game is over before its first turn, without a result. */
export interface Aborted {
  entry: "aborted";
}

/** A player said one of the ready-made things, or something else where that is allowed. */
export interface Said {
  entry: "said";
  player: number;
  /** Missing: "". */
  preset?: string;
  /** Missing: "". */
  text?: string;
}

/** The same people go on at another table. */
export interface Rematched {
  entry: "rematched";
  table: string;
}

/** The finished game was added to the profiles of those who played it. */
export interface Counted {
  entry: "counted";
}

/** A player is told of turns by a webhook from here on, or no longer. */
export interface WebhookSet {
  entry: "webhook";
  player: number;
  is_on: boolean;
}

/** A view, field by field. */
export interface ViewMessage {
  phase: string;
  turns: number;
  last_turns: number | null;
  first_seat: number;
  market: (string | null)[];
  deck_size: number;
  discard: { [key: string]: number };
  ticket_deck_size: number;
  bonuses: string[];
  hand: { [key: string]: number };
  tickets: string[];
  offer: string[];
  owners: { [key: string]: number };
  stations: { [key: string]: number };
  tunnel: TunnelView | null;
  seats: SeatView[];
}

/** A tunnel under way. */
export interface TunnelView {
  /** The route that is to be claimed. */
  route: string;
  /** Cards laid down for it. */
  laid: { [key: string]: number };
  /** Cards that the deck showed. */
  revealed: string[];
  /** Which of them ask for one card more. */
  asking: boolean[];
  /** Cards asked on top. */
  extra: number;
}

/** What is public about a seat. */
export interface SeatView {
  /** Its number, from 0. */
  seat: number;
  /** Wagons left. */
  wagons: number;
  /** Stations left to build. */
  stations: number;
  /** Cards in hand. */
  hand_size: number;
  /** Cards of the hand that everybody has seen it take. */
  known: { [key: string]: number };
  /** Tickets kept. */
  tickets: number;
  /** Tickets it is choosing from. */
  offered: number;
  /** Points of its routes. */
  points: number;
  /** Its routes. */
  routes: string[];
}

/** All that a seat may choose, as a message: every legal action can be built from it. */
export interface Choices {
  /** Market slots whose card may be taken. Missing: []. */
  slots?: number[];
  /** Whether a card may be drawn from the deck. Missing: false. */
  blind?: boolean;
  /** Whether tickets may be drawn. Missing: false. */
  tickets?: boolean;
  /** Whether the turn may end after one card. Missing: false. */
  stop?: boolean;
  /** Whether a tunnel may be given up. Missing: false. */
  withdraw?: boolean;
  /** Whether nothing but a pass is legal. Missing: false. */
  must_pass?: boolean;
  /** Tickets to choose from, if tickets are to be chosen. Missing: []. */
  offer?: string[];
  /** How many of them must be kept. Missing: 0. */
  least?: number;
  /** Whether the rejected ones go under the deck in the order they are named in. Missing: false. */
  order_matters?: boolean;
  /** Ways to pay for each route within reach. Missing: {}. */
  claims?: { [key: string]: Shape[] };
  /** Cities in which a station may be built. Missing: []. */
  station_cities?: string[];
  /** Ways to pay for a station in any of these cities. Missing: []. */
  stations?: Shape[];
  /** Ways to pay what a tunnel asks on top. Missing: []. */
  extras?: Shape[];
}

/** A way to pay for a route, for a station, or what a tunnel asks on top. */
export interface Shape {
  /** The route that is paid for, or the tunnel. Missing: null. */
  route?: string | null;
  /** The city, if it is a station that is paid for. Missing: null. */
  city?: string | null;
  /** The color of the cards; null where only locomotives and gifts pay. Missing: null. */
  color?: string | null;
  /** Cards of that color. Missing: 0. */
  cards?: number;
  /** Locomotives beside them. Missing: 0. */
  locomotives?: number;
  /**
   * Spaces paid by substitutes: any three cards, a pair, or the cards of an exchange. Missing:
   * 0.
   */
  substitutes?: number;
  /** Gifts that are still to be chosen for the substitutes. Missing: 0. */
  due?: number;
  /** Cards of one color in a gift: 2 where pairs are given. Missing: 1. */
  unit?: number;
  /** Gifts of each card that the hand and the shape allow, beside what is laid. Missing: {}. */
  most?: { [key: string]: number };
  /** Whether it pays what a tunnel asks on top of the cards laid. Missing: false. */
  is_extra?: boolean;
}

/** What helps a seat; a spectator gets what is public of it. */
export interface Aids {
  /** The seat's own; while others still choose their first ones, those that it has chosen. */
  tickets: TicketAid[];
  /** Those that it is to choose from. */
  offer: TicketAid[];
  /**
   * Routes open to the seat on the best way of its open tickets, or beside one that is, with
   * those tickets.
   */
  helpful: { [key: string]: string[] };
  /** Free routes that nobody may claim any more. */
  closed: string[];
  /** By seat; null if no longest path can decide anything in this game. */
  longest: LongestPath[] | null;
  /** How the seats stand in the bonuses that count. */
  bonuses: BonusStanding[];
  /** Cards that the seat's next station costs; null if it can build none. */
  station_cost: number | null;
  /** Whether everybody else is a bot: hints and takeback are offered. */
  is_solo: boolean;
}

/** A ticket and its best way. */
export interface TicketAid {
  ticket: string;
  city_a: string;
  city_b: string;
  points: number;
  /** Whether it is of a deck of its own, dealt once at the start. */
  is_long: boolean;
  state: State;
  /** The routes of the way that the seat holds, or that its stations lend it. */
  connection: string[];
  /** The free routes that are still to be claimed. */
  missing: string[];
  /** What those need. */
  wagons: number;
  /** Stations still to be built for it, to borrow rivals' routes of the connection. */
  stations: number;
}

/** The command, or the request, is refused; nothing has changed. */
export interface Refusal {
  type: "refused";
  key: string;
  sentence: string;
  /** The command's; empty if it could not be read. Missing: "". */
  id?: string;
  /** The id of the rule of the game that forbids it. Missing: "". */
  rule?: string;
  /** Missing: {}. */
  values?: { [key: string]: unknown };
}

/** The best few actions, the best first. */
export interface Hinted {
  type: "hinted";
  id: string;
  choices: HintChoice[];
}

/** An action that is advised, and what it is expected to lead to. */
export interface HintChoice {
  action: string;
  /** The action in words. */
  sentence: string;
  /** The chance to win, from 0 to 1; null, as the next, where there is nothing to choose. */
  win: number | null;
  /** Points ahead of the best rival. */
  margin: number | null;
  /**
   * The lead and the chance in words: a range where few imagined games say it, and never as
   * certain; empty where there is nothing to choose.
   */
  odds: string;
}

/** Why the seat may not; everything is empty if it may. */
export interface Because {
  type: "because";
  id: string;
  rule: string;
  key: string;
  values: { [key: string]: unknown };
  sentence: string;
}

/** A finished or stopped game, as files have it (docs/record-format.md). */
export interface GameRecord {
  /** The name and version of the format. */
  format: string;
  /** The edition's key. */
  edition: string;
  /** The hash of the edition's data. */
  edition_hash: string;
  /** The version of the rules that made it. */
  rules_version: number;
  /** Rule switches that differ from the edition's. */
  options: { [key: string]: boolean };
  /** Who filled the seats at the start. */
  seats: Player[];
  /** The seat that played first. */
  first_seat: number;
  /** What all chance came from. */
  seed: string;
  /** Seat and text of every action. */
  actions: [number, string][];
  /** All that happened, hidden cards included. */
  events: GameEvent[];
  /** null for a game that was not played to its end. */
  result: Result | null;
  /** Where it began, if it goes on from a position of another game. */
  start?: StartPosition;
}

/** What a webhook is told: a seat is to decide. There is no secret in it. */
export interface TurnNotice {
  type: "turn";
  table: string;
  /** Where the table is; whoever has its seat's token goes on there. */
  link: string;
  edition: string;
  seat: number;
  player: number;
  name: string;
  /** The number of the log with which the turn began. */
  number: number;
  /** When this was sent, in milliseconds since 1970. */
  time: number;
  /** When the player's time is up. */
  deadline: number | null;
}

/** What is sent to and answered by each endpoint. */
export interface Endpoints {
  /** The editions, bots and ready-made things to say of this server. */
  "GET /api": { answer: About };
  /** An edition's map, tickets and parameters. */
  "GET /api/editions/{key}": { answer: EditionInfo };
  /** The empty board: the map alone. */
  "GET /api/editions/{key}/board.svg": { answer: string };
  /** A small board in the middle of a game. */
  "GET /api/editions/{key}/picture.svg": { answer: string };
  /** Where everything on the board lies. */
  "GET /api/editions/{key}/places": { answer: BoardPlaces };
  /** The card of a bonus. */
  "GET /api/editions/{key}/bonuses/{bonus}": { answer: string };
  /** A ticket. */
  "GET /api/editions/{key}/tickets/{ticket}": { answer: string };
  /** The face of a train card. */
  "GET /api/cards/{face}": { answer: string };
  /** The back of a deck's cards. */
  "GET /api/backs/{deck}": { answer: string };
  /** Keep a record, which is the body, for everybody to look at; it is checked first. */
  "POST /api/replays": { answer: Stored };
  /** Listed games that are over, and imports; `before` is a time. */
  "GET /api/replays": { answer: Replays };
  /** An imported record as a replay; with a seat, its lines as that seat could read them. */
  "GET /api/replays/{replay}": { answer: Replay };
  /** An imported record as a line of a file. */
  "GET /api/replays/{replay}/record": { answer: string };
  /**
   * The finished game of a table as a replay; with a seat, its lines as that seat could read
   * them.
   */
  "GET /api/tables/{table}/replay": { answer: Replay };
  /** The board of an imported game after so many actions. */
  "GET /api/replays/{replay}/position.svg": { answer: string };
  /** The board of a table's finished game after so many actions. */
  "GET /api/tables/{table}/position.svg": { answer: string };
  /** The final score of a table, step by step. */
  "GET /api/tables/{table}/scoring": { answer: Scoring };
  /**
   * Records of listed games that are over, a line each, the last first; each has a `mark`, and
   * `before` it come the next.
   */
  "GET /api/records": { answer: string };
  /** Open a table; whoever asks is its host. */
  "POST /api/tables": { body: TableSettingsSent; answer: Opened };
  /** Listed tables: where one can still sit down, those in play, or finished ones. */
  "GET /api/tables": { answer: Page };
  /** A table, as everybody who has its link may see it. */
  "GET /api/tables/{table}": { answer: TableInfo };
  /** Become a player of the table, who may then sit down; the invitation is in the header. */
  "POST /api/tables/{table}/join": { answer: Joined };
  /** Another token for the same player; the old one is worth nothing from here on. */
  "POST /api/tables/{table}/renew": { answer: Joined };
  /** Do something at the table; answered when it is on disk. */
  "POST /api/tables/{table}/commands": { body: Command; answer: Done };
  /** Go on at another table of the same kind. */
  "POST /api/tables/{table}/rematch": { answer: Again };
  /** What was promised of the shuffle, and after the end how it was kept. */
  "GET /api/tables/{table}/shuffle": { answer: Shuffle };
  /** The record of a finished game, a line with its shuffle; a running one has none. */
  "GET /api/tables/{table}/record": { answer: string };
  /** Check a record, which is the body: play it again and compare everything. */
  "POST /api/verify": { answer: Verified };
  /** The process answers. */
  "GET /healthz": { answer: { [key in "status"]: string } };
  /** The database answers too. */
  "GET /readyz": { answer: { [key: string]: string } };
  /** The description of all this for programs. */
  "GET /openapi.json": { answer: { [key: string]: unknown } };
  /** Counts for Prometheus. */
  "GET /metrics": { answer: string };
  /** Claim a name; the token is told once. */
  "POST /api/profiles": { body: NewName; answer: ClaimedName };
  /** What a profile has done, for everybody. */
  "GET /api/profiles/{name}": { answer: Profile };
  /** Whose token it is: how a link is used on another device. */
  "GET /api/profile": { answer: Profile };
  /** Another name for one's own profile. */
  "POST /api/profile/rename": { body: NewName; answer: Profile };
  /** Another token for one's own profile; the old one is worth nothing from here on. */
  "POST /api/profile/renew": { answer: ClaimedName };
  /** Remove one's own profile and everything of it. */
  "DELETE /api/profile": { answer: null };
  /** The leaderboard of an edition with a number of seats. */
  "GET /api/leaders": { answer: Leaders };
  /**
   * Tell this URL of the player's turns, and no other any more; the secret that notices are
   * signed with is told once.
   */
  "PUT /api/tables/{table}/webhook": { body: WebhookUrl; answer: WebhookSecret };
  /** Tell the player nothing any more. */
  "DELETE /api/tables/{table}/webhook": { answer: null };
  /** Go on from before one's action at another table, where hidden cards are dealt anew. */
  "POST /api/tables/{table}/takeback": { body: TakeBack; answer: Again };
  /**
   * A link to the player's seats for another device, good once and for an hour; an earlier one
   * is worth nothing from here on.
   */
  "POST /api/tables/{table}/link": { answer: SeatLink };
  /**
   * The player's token for a link, which is in the header. Whether there is such a table is
   * told nobody.
   */
  "POST /api/tables/{table}/exchange": { answer: Joined };
}
