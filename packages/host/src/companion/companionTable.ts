/**
 * A game beside a real board: its dice and counters may be rolled and drawn there, and typed. An order is rehearsed with
 * what has been typed so far; when nothing more is wanted it is said for good, and an ordinary replay results.
 */
import {
  FileError,
  REPLAY_VERSION,
  Table,
  blamingFile,
  isRefusal,
  readCommand,
  writeCommand,
  type Command,
  type Game,
  type Refusal,
  type Replay,
  type Scenario,
  type Seed,
  type Setup,
} from '@sensorium/engine';
import { setupFromFile } from '@sensorium/content';
import { GameHost } from '../host.ts';
import type { ClockReading, GameConfig, Party, Seats } from '../protocol.ts';
import { formatSave } from '../saves.ts';
import { scenarioFor } from '../seats.ts';
import type { TableSeat } from '../tableSeat.ts';
import { readCompanionSave, type CompanionSave, type WaitingOrder } from './companionSave.ts';
import { steadfastPlayers } from './steadfast.ts';
import { Ear, type Throwing } from './throwing.ts';
import { ChanceWanted, MistypedChance, TypedChance, type TypedKind, type Wanted } from './typedChance.ts';

/** What a table does not have of its own. */
export interface CompanionSurroundings {
  readonly now: () => number;
  readonly drawSeed: () => Seed;
}

export interface CompanionConfig extends Pick<GameConfig, 'sides' | 'clock' | 'seed'> {
  readonly scenario: Scenario;
  readonly typed: readonly TypedKind[];
}

/** What is said once its dice lie on the table. */
export type CompanionOrder =
  | { readonly is: 'opening' }
  | { readonly is: 'program' }
  | { readonly is: 'time-up' }
  | { readonly is: 'say'; readonly by: Party; readonly command: Command };

interface Due extends Pick<ChanceWanted, 'wanted' | 'midst'> {
  readonly throwing: Throwing;
}

interface Said {
  readonly order: CompanionOrder;
  readonly given: readonly number[];
  /** Commands that stood before it. */
  readonly length: number;
}

const NEVER = -1;

const withAnyway = (scenario: Scenario): Scenario =>
  scenario.modules.includes('anyway') ? scenario : { ...scenario, modules: [...scenario.modules, 'anyway'] };

/** A game that is still being set up, as a replay. */
const UNBEGUN = {
  format: 'sensorium-replay',
  version: REPLAY_VERSION,
  opening: [],
  entries: [],
  position: '',
} as const;

export class CompanionTable {
  readonly setup: Setup;
  private readonly config: CompanionConfig & { readonly seed: Seed };
  private readonly now: () => number;
  private readonly chance: TypedChance;
  private readonly ear: Ear;
  private reading: ClockReading | null = null;
  private table: GameHost | null = null;
  private place: TableSeat | null = null;
  private order: CompanionOrder | null = { is: 'opening' };
  private given: readonly number[] = [];
  private due: Due | null = null;
  /** Commands whose consequences lie on the real board. */
  told = 0;
  private last: Said | null = null;
  /** How many commands stood when one had just been overruled. */
  private overruledAt = NEVER;

  constructor(config: CompanionConfig, { now, drawSeed }: CompanionSurroundings) {
    const scenario = withAnyway(scenarioFor(config.scenario, config.sides, config.clock));
    this.config = { ...config, scenario, seed: config.seed ?? drawSeed() };
    this.now = now;
    this.setup = blamingFile('scenario', () => setupFromFile(scenario));
    this.chance = new TypedChance(config.typed);
    this.ear = new Ear(this.chance);
    this.rehearse([]);
  }

  /** What must be rolled or drawn before anything else; null when somebody may speak. */
  get wanted(): Wanted | null {
    return this.due?.wanted ?? null;
  }

  /** What falls together with it, what it is for, and what has happened until then. */
  get throwing(): Throwing | null {
    return this.due?.throwing ?? null;
  }

  /** The table in the midst of the order that waits: secrets included. */
  get midst(): Game | null {
    return this.due?.midst ?? null;
  }

  /** What has been typed for the order that waits. */
  get typedSoFar(): readonly number[] {
    return this.given;
  }

  /** The order that waits for its dice. */
  get waiting(): CompanionOrder | null {
    return this.order;
  }

  /** False until everything that setting up draws has been typed. */
  get isOpen(): boolean {
    return this.table !== null;
  }

  get host(): GameHost {
    if (this.table === null) throw new Error('the game is not set up yet: counters or dice are wanted');
    return this.table;
  }

  get seat(): TableSeat {
    this.place ??= this.host.seat(...this.host.persons);
    return this.place;
  }

  get seed(): Seed {
    return this.config.seed;
  }

  get sides(): Seats {
    return this.config.sides;
  }

  get clock(): CompanionConfig['clock'] {
    return this.config.clock;
  }

  get kinds(): readonly TypedKind[] {
    return [...this.chance.kinds];
  }

  /** Whoever rolled before, from now on these are typed. Not while an order waits for dice that may have fallen already. */
  setKinds(kinds: readonly TypedKind[]): boolean {
    if (this.order !== null) return false;
    this.chance.kinds = new Set(kinds);
    return true;
  }

  /** The refusal, or null: then it is said, or waits for what is wanted. */
  say(by: Party, command: Command): Refusal | null {
    return this.begin({ is: 'say', by, command });
  }

  /** The program whose turn it is says one thing, or waits for what is wanted. */
  play(): void {
    this.begin({ is: 'program' });
  }

  /** C4.6. */
  timeUp(): void {
    if (this.host.clock.isOver) this.begin({ is: 'time-up' });
  }

  /** One value or several, in the order in which they are wanted. Throws `MistypedChance`: then nothing has changed. */
  type(...values: readonly number[]): void {
    if (this.order === null) throw new MistypedChance(values[0] ?? 0, null);
    this.rehearse([...this.given, ...values]);
  }

  /** Whether the last value typed can still be taken back: until the next order. */
  get canTakeBack(): boolean {
    return this.given.length > 0 || this.isLastTyped;
  }

  /** The last value typed was a mistake. False where there is none since the last order. */
  takeBack(): boolean {
    if (this.given.length > 0) {
      this.rehearse(this.given.slice(0, -1));
      return true;
    }
    if (!this.isLastTyped) return false;
    const { order, given, length } = this.last!;
    if (order.is === 'opening') this.table = this.place = null;
    else while (this.host.length > length) this.host.unsay();
    this.told = Math.min(this.told, this.table?.length ?? 0);
    this.last = null;
    this.order = order;
    this.rehearse(given.slice(0, -1));
    return true;
  }

  /** What was typed lies on the board: it stands. */
  fixDice(): void {
    this.last = null;
  }

  /** An order that still waits for its first value is not given after all; what setting up and programs want must be typed. */
  withdraw(): boolean {
    if (this.order?.is !== 'say' || this.given.length > 0) return false;
    this.order = this.due = null;
    return true;
  }

  /** "We did it anyway": what lies on the real board is the truth. The refusal, where not even a board could show it. */
  overrule(edit: Command): Refusal | null {
    if (this.order !== null) throw new Error('an order still waits for its dice');
    const refused = this.host.overrule(edit);
    if (refused === null) {
      this.last = null;
      this.overruledAt = this.host.length;
    }
    return refused;
  }

  /** The last thing was such an edit. */
  get canUndoEdit(): boolean {
    return this.overruledAt === this.host.length;
  }

  undo(party: Party): Refusal | null {
    if (this.canUndoEdit) {
      this.host.unsay();
      this.overruledAt = NEVER;
    } else {
      const refused = this.seat.undo(party);
      if (refused !== null) return refused;
      this.last = null;
    }
    this.told = Math.min(this.told, this.host.length);
    return null;
  }

  /** Everything, an order in the middle of its dice too. */
  save(): string {
    const { scenario, seed, sides, clock } = this.config;
    const saved =
      this.table === null
        ? formatSave({ replay: { ...UNBEGUN, scenario, seed }, sides, clock, reading: null })
        : this.table.save();
    const order = this.waitingOrder();
    // C4.6: that the time is up is said anew by the clock.
    const given = order === null && this.table !== null ? [] : this.given;
    const companion = { typed: this.kinds, given, told: this.told, ...(order === null ? {} : { order }) };
    return JSON.stringify({ ...(JSON.parse(saved) as object), companion });
  }

  private waitingOrder(): WaitingOrder | null {
    const { order } = this;
    if (order?.is === 'program') return 'program';
    return order?.is === 'say' ? { by: order.by, say: writeCommand(this.setup, order.command) } : null;
  }

  /** Whatever programs have said since without a die goes with it; nothing a person has said does. */
  private get isLastTyped(): boolean {
    const { last, order } = this;
    const isOpen = order === null || (order.is === 'program' && this.given.length === 0);
    if (!isOpen || last === null || last.given.length === 0) return false;
    const { length, unsayable } = this.host;
    return last.order.is === 'opening' ? length === 0 : length - last.length <= unsayable;
  }

  private begin(order: CompanionOrder): Refusal | null {
    if (this.order !== null) throw new Error('an order still waits for its dice');
    this.order = order;
    return this.rehearse([]);
  }

  private rehearse(given: readonly number[]): Refusal | null {
    const order = this.order!;
    const length = this.table?.length ?? 0;
    this.chance.lay(given);
    try {
      const refused = this.perform(order);
      if (refused === null) this.checkNothingLeft(order, length);
      this.order = this.due = null;
      this.given = [];
      if (refused === null && !(order.is === 'program' && given.length === 0 && this.last !== null))
        this.last = { order, given, length };
      return refused;
    } catch (error) {
      if (!(error instanceof ChanceWanted)) throw this.withOrderKept(order, error);
      const { wanted, midst } = error;
      const throwing = this.ear.foresee(given, () => this.tryOut(order, length));
      this.given = given;
      this.due = { wanted, midst, throwing };
      return null;
    } finally {
      this.chance.lay([]);
    }
  }

  /** A mistyped value leaves the order as it waited; any other error ends it. */
  private withOrderKept(order: CompanionOrder, error: unknown): unknown {
    if (!(error instanceof MistypedChance)) this.order = order.is === 'opening' ? order : null;
    return error;
  }

  private checkNothingLeft(order: CompanionOrder, length: number): void {
    const [tooMany] = this.chance.left;
    if (tooMany === undefined) return;
    this.takeOrderBack(order, length);
    throw new MistypedChance(tooMany, null);
  }

  private takeOrderBack(order: CompanionOrder, length: number): void {
    if (order.is === 'opening') this.table = this.place = null;
    else if (this.host.length > length) this.host.unsay();
  }

  private tryOut(order: CompanionOrder, length: number): void {
    this.perform(order);
    this.takeOrderBack(order, length);
  }

  private perform(order: CompanionOrder): Refusal | null {
    if (order.is === 'say') return this.seat.say(order.by, order.command);
    if (order.is === 'opening') this.table = this.begun();
    else if (order.is === 'program') this.host.playOnce();
    else this.host.timeUp();
    return null;
  }

  private begun(): GameHost {
    const { seed, sides, clock } = this.config;
    const table = new Table(this.setup, { seed, chance: this.chance, sink: this.ear.hear });
    const players = steadfastPlayers(sides, seed);
    return new GameHost({ table, hasHistory: true, sides, clock, reading: this.reading }, { now: this.now, players });
  }

  /** A game taken up where it was left, in the middle of its dice too. Throws `FileError`. */
  static resume(text: string, { now }: Pick<CompanionSurroundings, 'now'>): CompanionTable {
    const saved = readCompanionSave(text);
    const table = new CompanionTable(saved, { now, drawSeed: () => saved.seed });
    table.takeUp(saved);
    return table;
  }

  private takeUp({ replay, reading, given, order, told }: CompanionSave): void {
    this.reading = reading;
    if (replay !== null) this.playAgain(replay);
    this.told = Math.min(told, this.table?.length ?? 0);
    if (order !== null) blamingFile('companion.order', () => this.waitAgain(order));
    if (given.length > 0) blamingFile('companion.given', () => this.type(...given));
  }

  private playAgain({ opening, entries, position }: Replay): void {
    const { chance } = this;
    this.table = blamingFile('opening', () => chance.again(opening, () => this.begun()));
    this.order = this.due = this.place = null;
    const { host } = this;
    entries.forEach((entry, index) =>
      blamingFile(`entries[${index}]`, () => chance.again(entry.drawn, () => host.again([entry]))),
    );
    const reached = host.replay().position;
    if (reached !== position)
      throw new FileError(`the replay ends in position ${reached}, but ${position} was recorded`);
  }

  private waitAgain(order: WaitingOrder): void {
    if (order === 'program') {
      if (this.host.isProgramsTurn) this.play();
      return;
    }
    const command = readCommand(this.setup, order.say);
    const refused = isRefusal(command) ? command : this.say(order.by, command);
    if (refused !== null) throw new FileError(`companion.order: refused by ${refused.rule} (${refused.reason})`);
  }
}
