// What the server sends. Written by `python -m tools.page_types`.

export interface CardName {
  name: string;
  short: string;
  index: string;
}

export interface HelpRow {
  name: string;
  text?: string;
  rule?: string;
  cards?: string;
}

export interface HelpSection {
  title: string;
  text?: string;
  rows?: HelpRow[];
  is_beside?: boolean;
}

export interface Help {
  brief: string;
  sections: HelpSection[];
}

export interface Badge {
  text: string;
  kind?: "call" | "cube" | "out" | "role";
  rule?: string;
}

export interface Near {
  name: string;
  have: number;
  need: number;
  made?: string;
}

export interface Pile {
  title: string;
  cards: string;
  kind?: string;
  hidden?: number;
  fresh?: string;
  note?: string;
  rule?: string;
}

export interface SeatScene {
  seat: number;
  name: string;
  score: string;
  score_full: string;
  is_own?: boolean;
  to_play?: boolean;
  rests?: boolean;
  hidden?: number;
  badges?: Badge[];
  note?: string;
  near?: Near[];
  won?: Pile[];
  shown?: Pile[];
}

export interface PartyScene {
  name: string;
  seats: number[];
  score: string;
  note?: string;
  is_own?: boolean;
  unit?: string;
  is_losing?: boolean;
}

export interface Place {
  cards: string;
  action?: string;
  note?: string;
  role?: string;
  seat?: number | null;
  is_winning?: boolean;
  is_last?: boolean;
  says?: string;
  more?: string;
}

export interface Fact {
  value: string;
  text: string;
  kind?: "carried" | "multiplier" | "other" | "pot" | "rate";
  rule?: string;
}

export interface Middle {
  form: "field" | "trick";
  title: string;
  places?: Place[];
  waiting?: Place | null;
  before?: Place[];
  stock?: number | null;
  facts?: Fact[];
}

export interface HandCard {
  card: string;
  action?: string;
  is_up?: boolean;
  takes?: string;
  takes_either?: boolean;
  says?: string;
  more?: string;
  is_chosen?: boolean;
  is_apart?: boolean;
}

export interface Row {
  name: string;
  text?: string;
  cards?: string;
  missing?: string;
  worth?: string;
  rule?: string;
}

export interface Span {
  text: string;
  tone?: "accent" | "plain" | "soft" | "strong";
  cards?: string;
}

export interface Consequence {
  kind: string;
  text: string;
  amount?: number;
  cards?: string;
  rule?: string;
}

export interface Choice {
  actions: string[];
  label: string;
  detail?: string;
  key?: string;
  cards?: string;
  parts?: string;
  is_marked?: boolean;
  consequences?: Consequence[];
  is_bold?: boolean;
}

export interface Question {
  phase: string;
  form: "amount" | "card" | "one" | "place" | "several";
  title: string;
  text?: string;
  least?: number;
  most?: number;
  is_weighty?: boolean;
  amount?: string;
  unit?: string;
  held?: Pile[];
  rows?: Row[];
  warning?: Span[];
  verb?: string;
  ends?: string;
  confirm?: string;
  confirm_key?: string;
  choices?: Choice[];
}

export interface StoryLine {
  text: Span[];
  seat?: number | null;
  is_strong?: boolean;
  played?: string;
  played_took?: string;
  drawn?: string;
  drawn_took?: string;
  event?: number;
}

export interface Step {
  event: number;
  kind: string;
  seat?: number | null;
  cards?: string;
  took?: string;
  text?: string;
}

export interface ProgressCell {
  seat: number;
  have: number;
  need: number;
  is_open?: boolean;
  made?: string;
  text?: string;
  missing?: string;
}

export interface ProgressRow {
  name: string;
  rule: string;
  worth?: string;
  cards?: string;
  players?: ProgressCell[];
  needs?: string;
}

export interface SheetParty {
  name: string;
  change: string;
  total: string;
  note?: string;
  is_own?: boolean;
  is_loser?: boolean;
  beside?: number;
  points?: number;
  points_total?: number | null;
}

export interface SheetLine {
  payers: string[];
  payee: string;
  payer_seats?: number[];
  payee_seat?: number;
  amount: string;
  points?: number;
  reason: string;
  rule: string;
  cards?: string;
  working?: string;
  is_after?: boolean;
}

export interface Sheet {
  number: number;
  title: string;
  end: string;
  parties: SheetParty[];
  lines?: SheetLine[];
  sums?: string[];
  captured?: string[];
}

export interface Scene {
  game: string;
  pack: string;
  language: string;
  seat: number | null;
  number: number;
  happened: number;
  deal: number;
  is_over?: boolean;
  title: string;
  subtitle: string;
  status: string;
  seats: SeatScene[];
  parties?: PartyScene[];
  middle: Middle;
  hand?: HandCard[];
  prompt: string;
  question?: Question | null;
  story?: StoryLine[];
  steps?: Step[];
  progress?: ProgressRow[];
  finished?: Sheet[];
  result?: string;
}

export interface LessonStep {
  part: number;
  scene: Scene;
  wants: string;
}

export interface Lesson {
  steps: LessonStep[];
}

export interface PadRow {
  title: string;
  cards: string;
}

export interface PadParty {
  name: string;
  total: string;
  score: string;
  points: number;
  kan?: string;
  note?: string;
  deals?: boolean;
}

export interface PadDeal {
  title: string;
  rate?: string;
}

export interface PadChoice {
  value: unknown;
  label: string;
}

export interface PadSet {
  label: string;
  cards: string;
}

export interface PadAsk {
  key: string;
  form: string;
  title: string;
  hint?: string;
  seat?: number | null;
  choices?: PadChoice[];
  cards?: string;
  least?: number;
  most?: number;
  whole?: number;
  pairs?: boolean;
  values?: { [name: string]: number };
  total?: number;
  tells?: boolean;
  sets?: PadSet[];
  of?: string;
  answer?: unknown;
  answer_text?: string;
  is_answered?: boolean;
  instead?: string;
  instead_label?: string;
  otherwise?: unknown;
  none_label?: string;
}

export interface PadScene {
  game: string;
  pack: string;
  language: string;
  title: string;
  subtitle: string;
  names: string[];
  rows: PadRow[];
  parties: PadParty[];
  facts?: Fact[];
  deals?: PadDeal[];
  sheets?: Sheet[];
  transfers?: string[][];
  asks?: PadAsk[];
  preview?: Sheet | null;
  problem?: string;
  misfit?: number;
  is_over?: boolean;
  result?: string;
}

export interface PadState {
  version: number;
  may_edit: boolean;
  key: string;
  scene: PadScene;
  deals: { [name: string]: unknown }[];
  changed: number[];
}

export interface WorthLine {
  name: string;
  worth: string;
  rule?: string;
  cards?: string;
}

export interface Worth {
  lines?: WorthLine[];
  total?: string;
  sums?: string[];
  problem?: string;
}

export interface WorthAnswer {
  worth: Worth;
  kinds: string[];
  rows: PadRow[];
  pack: string;
}

export interface Decision {
  deal: number;
  ply: number;
  legal: number;
  action: string;
  value: number;
  best: string;
  best_value: number;
  loss: number;
  error: number;
  expected: number;
  iterations: number;
}

export interface Change {
  reason: string;
  who: string;
  played: number;
  best: number;
  amount: number;
  points: number;
}

export interface Moment {
  decision: number;
  ahead_played: number;
  ahead_best: number;
  greedy_loss: number;
  changes: Change[];
  words: string;
}

export interface Review {
  game: string;
  seat: number;
  seed: number;
  iterations: number;
  milliseconds: number;
  over: boolean;
  margins: number[];
  forced: number;
  loss: number;
  decisions: Decision[];
  moments: Moment[];
}

export interface Would {
  confirm?: string;
  text?: string;
  consequences?: Consequence[];
  refusal?: string;
}

export interface PresetInfo {
  name: string;
  title: string;
  text: string;
  options: { [name: string]: boolean | number | string };
}

export interface ValueInfo {
  value: boolean | number | string;
  text: string;
}

export interface OptionInfo {
  name: string;
  text: string;
  rule: string;
  values: ValueInfo[];
  default: boolean | number | string;
  least: number | null;
  most: number | null;
  step: number;
}

export interface BotInfo {
  level: string;
  title: string;
}

export interface GameInfo {
  name: string;
  title: string;
  summary: string;
  seats: number[];
  has_partners: boolean;
  pack: string;
  presets: PresetInfo[];
  options: OptionInfo[];
  bots: BotInfo[];
}

export interface CardSeat {
  seat: number;
  kind: string;
  name: string;
  level: string | null;
  is_me: boolean;
}

export interface TableCard {
  id: string;
  game: string;
  title: string;
  subtitle: string;
  seats: CardSeat[];
  state: string;
  your_turn: boolean;
  practice: boolean;
  public: boolean;
  onlookers: boolean;
  created: number;
}

export interface Lists {
  mine: TableCard[];
  open: TableCard[];
  watch: TableCard[];
  finished: TableCard[];
}

export interface Me {
  id: string;
  name: string;
  language: "en" | "ja" | "sv";
}

export interface PrimerInfo {
  game: string;
  title: string;
  article: unknown[] | null;
}

export interface ReplayedMove {
  seat: number;
  actions: string[];
}

export interface MovePlace {
  deal: number;
  ply: number;
  seat: number;
  actions: string[];
}

export interface Replayed {
  scene: unknown;
  view: unknown;
  at: number;
  of: number;
  move: ReplayedMove | null;
  moves: MovePlace[];
  hands: string[] | null;
}

export interface RuleInfo {
  id: string;
  title: string;
  text: string;
}

export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  level: string | null;
  is_me: boolean;
  present: boolean;
  away_since: number | null;
  patience_ends: number | null;
  left: boolean;
  stand_in: string | null;
  device: boolean;
}

export interface Turn {
  seat: number;
  name: string;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  preset: string | null;
  options: { [name: string]: boolean | number | string };
  seats: SeatInfo[];
  state: string;
  public: boolean;
  practice: boolean;
  hints: boolean;
  onlookers: boolean;
  patience: number;
  invite: string | null;
  turn: Turn | null;
  can_take_back: boolean;
  record_id: string | null;
  rematch: string | null;
  now: number;
}

export interface StateMessage {
  t: "state";
  scene: unknown | null;
  view: unknown | null;
  table: TableInfo;
}

export interface AckMessage {
  t: "ack";
  id: string;
}

export interface RefusedMessage {
  t: "refused";
  id: string;
  key: string;
  text: string;
}

export interface WouldAnswer {
  t: "would";
  id: string;
  confirm: string;
  text: string;
  consequences: Consequence[];
  refusal: string;
}

export interface HintValue {
  action: string;
  text: string;
  value: number;
}

export interface HintAnswer {
  t: "hint";
  id: string;
  action: string;
  text: string;
  numbers: HintValue[];
}

export interface TableMessage {
  t: "table";
  table: TableInfo;
}

export interface NudgedMessage {
  t: "nudged";
  from: string;
}

export interface ByeMessage {
  t: "bye";
  text: string;
}

export interface PongMessage {
  t: "pong";
}

export type FromServer =
  | StateMessage
  | AckMessage
  | RefusedMessage
  | WouldAnswer
  | HintAnswer
  | TableMessage
  | NudgedMessage
  | ByeMessage
  | PongMessage;
