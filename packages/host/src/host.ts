/**
 * A game at a table, with everything it hides: who sits there, whose time runs, what has happened. People speak through
 * their `Place`; programs are told to play on; only the table itself says that time is up.
 */
import {
  SIDES,
  command,
  hashPosition,
  pending,
  type Game,
  type GameEvent,
  type Replay,
  type ReplayEntry,
  type Setup,
  type Side,
  type Table,
} from '@sensorium/engine';
import { rosterOf, type Roster } from '@sensorium/rules';
import { TurnClock } from './clock.ts';
import { dossierOf } from './dossier.ts';
import { History } from './history.ts';
import { NotYourSeat, Place } from './place.ts';
import { playTurn } from './playerTurn.ts';
import {
  PERSON,
  type Appendix,
  type ClockKind,
  type ClockReading,
  type Dossier,
  type GameConfig,
  type Seats,
} from './protocol.ts';
import { toldOf } from './reasons.ts';
import { rehearsal } from './rehearsal.ts';
import { formatSave } from './saves.ts';
import { SeatedPlayers, scenarioFor, type Thinking } from './seats.ts';
import { isSeen } from './seen.ts';
import { begunTable, sayAgain, takeUp, type TakenUp } from './takeUp.ts';

/** What a table does not have of its own: time, and where chance begins. */
export interface Surroundings {
  /** Milliseconds that never go back. */
  readonly now: () => number;
  readonly drawSeed: () => number;
}

/** What a table that is set up already needs of its surroundings. */
type Minding = Pick<Surroundings, 'now'> & Pick<Thinking, 'players'>;

const MOST_UNSEEN = 400;
const MOST_WHOLE = 5000;
const TIME_UP = command('time-up');

/** Opens a new game, or takes up a saved one. Throws `FileError` where a file is wrong. */
export const openTable = (config: GameConfig, surroundings: Surroundings): GameHost =>
  new GameHost(
    config.save === undefined ? begun(config, surroundings) : takeUp(config.save),
    surroundings,
    config.reading ?? null,
  );

const begun = ({ scenario, sides, clock, seed }: GameConfig, { drawSeed }: Surroundings): TakenUp => {
  // Only a saved game brings its own board.
  if (typeof scenario === 'string') throw new Error(`there is no mission '${scenario}'`);
  const table = begunTable(scenarioFor(scenario, sides, clock), seed ?? drawSeed());
  return { table, hasHistory: true, sides, clock, reading: null };
};

/** S6.2, D22.1: a game in which S0 plays has no marine timer. */
export const isUntimed = (modules: readonly string[]): boolean => modules.includes('deathwing-solo');

/** The later of two readings: of the same turn the one that gives less. */
const laterOf = (a: ClockReading | null, b: ClockReading | null): ClockReading | null => {
  if (a === null || b === null) return a ?? b;
  if (a.turn !== b.turn) return a.turn > b.turn ? a : b;
  return a.milliseconds < b.milliseconds ? a : b;
};

export class GameHost {
  readonly sides: Seats;
  readonly clockKind: ClockKind;
  readonly clock: TurnClock;
  /** False when only a position was taken up: such a game cannot be recorded. */
  readonly hasHistory: boolean;
  /** Readies the programs for their first turn, a little with every call; false when they are ready. */
  readonly rehearse: () => boolean;
  private readonly table: Table;
  private readonly history: History;
  private readonly players: SeatedPlayers;

  constructor(opened: TakenUp, minding: Minding, reading: ClockReading | null = null) {
    const { table, sides, clock, hasHistory } = opened;
    this.table = table;
    this.sides = sides;
    this.clockKind = clock;
    this.hasHistory = hasHistory;
    this.history = new History(table);
    this.players = new SeatedPlayers(sides, table.seed, minding);
    this.rehearse = rehearsal(table.setup, sides);
    const isTimed = clock !== 'off' && sides.marines === PERSON && !isUntimed(table.setup.scenario.modules);
    this.clock = new TurnClock(isTimed, minding.now, laterOf(opened.reading, reading));
    this.clock.follow(table.game);
  }

  /** Everything, secrets included: for whoever runs the table, never for who sits there. */
  get game(): Game {
    return this.table.game;
  }

  get setup(): Setup {
    return this.table.setup;
  }

  get persons(): readonly Side[] {
    return SIDES.filter((side) => this.sides[side] === PERSON);
  }

  /** A place for persons: one side, or both at one screen; none to look on. No program's side is given away. */
  seat(...sides: readonly Side[]): Place {
    const taken = sides.find((side) => !this.persons.includes(side));
    if (taken !== undefined) throw new NotYourSeat(`the ${taken} are played by ${this.sides[taken]}`);
    return new Place(sides, this.table, this.history, this.clock);
  }

  dossier(): Dossier {
    return dossierOf(this.table.setup, this.sides, this.clockKind);
  }

  /** D15: public. */
  roster(): Roster {
    return rosterOf(this.game);
  }

  /** Whether a program must decide now. */
  get isProgramsTurn(): boolean {
    const open = pending(this.game);
    return open !== null && this.players.isSeated(open.side);
  }

  /** One thing is said by the program whose turn it is. */
  playOnce(): void {
    playTurn(this.table, this.players, pending(this.game)!.side);
    this.clock.follow(this.game);
  }

  /** Programs go on until there is something to see, or to the end of the phase, or until a person must decide. */
  play(isWhole = false): void {
    const { phase } = this.game.state;
    for (let said = 0; said < (isWhole ? MOST_WHOLE : MOST_UNSEEN); said++) {
      if (!this.isProgramsTurn || this.game.state.phase !== phase) break;
      this.playOnce();
      if (!isWhole && this.table.entries.at(-1)!.events.some(isSeen)) break;
    }
  }

  /** C4.6, C4.7: said by the table's own clock, and by nobody else. False while there is time. */
  timeUp(): boolean {
    if (!this.clock.isOver || 'reason' in this.table.play('host', TIME_UP)) return false;
    this.clock.follow(this.game);
    return true;
  }

  /** The same game as it was played on elsewhere: what was taken back there is taken back here, the rest is said again. */
  follow(entries: readonly ReplayEntry[]): void {
    const own = this.table.records();
    const differs = own.findIndex((entry, index) => JSON.stringify(entry) !== JSON.stringify(entries[index]));
    const shared = differs < 0 ? own.length : differs;
    while (this.table.entries.length > shared) {
      const { by } = this.table.entries.at(-1)!;
      if (by === 'host' || this.table.undo(by) !== null) throw new Error('that is another game');
      this.history.noteUndo();
    }
    for (const entry of entries.slice(shared)) sayAgain(this.table, entry);
    this.clock.follow(this.game);
  }

  /** What happened before the first command, and at each: secrets included, for whoever writes the log of the table. */
  story(): readonly (readonly GameEvent[])[] {
    return [this.table.openingEvents, ...this.table.entries.map(toldOf)];
  }

  /** What came of the last command. */
  latest(): readonly GameEvent[] {
    const last = this.table.entries.at(-1);
    return last === undefined ? this.table.openingEvents : toldOf(last);
  }

  /** The game as a replay keeps it. */
  replay(): Replay {
    return this.table.replay();
  }

  /** The whole game, secrets included, to be kept. */
  save(): string {
    const { sides, clockKind, clock } = this;
    return formatSave({ replay: this.table.replay(), sides, clock: clockKind, reading: clock.reading });
  }

  /** What was accepted since that number, to be appended to what is kept: secrets included. A question, like `look`. */
  appendix(since: number): Appendix {
    const news = this.history.since(since);
    return {
      ...news,
      entries: this.table.records(news.keep),
      position: hashPosition(this.game.state),
      reading: this.clock.reading,
    };
  }
}
