/**
 * A game at a table, with everything it hides: who sits there, whose time runs, what has happened. People speak through
 * their `TableSeat`; programs are told to play on; only the table itself says that time is up.
 */
import {
  FileError,
  command,
  hashPosition,
  otherwise,
  pending,
  readPosition,
  writePosition,
  type Command,
  type Game,
  type GameEvent,
  type PieceId,
  type Refusal,
  type Replay,
  type ReplayEntry,
  type Scenario,
  type Seed,
  type Setup,
  type Side,
  type Table,
} from '@sensorium/engine';
import { IllegalAnswer } from '@sensorium/players';
import { rosterOf, type MarinePlayer, type Roster } from '@sensorium/rules';
import { TurnClock } from './clock.ts';
import { dossierOf } from './dossier.ts';
import { History } from './history.ts';
import { partiesAsked, partiesOf, playerAt } from './parties.ts';
import { NotYourSeat, TableSeat } from './tableSeat.ts';
import { playTurn } from './playerTurn.ts';
import {
  PERSON,
  sideOf,
  type Appendix,
  type ClockKind,
  type ClockReading,
  type Dossier,
  type GameConfig,
  type HintMatter,
  type Party,
  type Seats,
} from './protocol.ts';
import { eventsWithReason } from './reasons.ts';
import { rehearsal } from './rehearsal.ts';
import { formatSave } from './saves.ts';
import { SeatedPlayers, scenarioFor, type Thinking } from './seats.ts';
import { EVERYTHING } from './visibility.ts';
import { isVisibleEvent } from './visibleEvents.ts';
import { ownAnswer } from './sharedTurn.ts';
import { begunTable, sayAgain, resumeGame, tableAt, type KeptPosition, type ResumedGame } from './resumeGame.ts';

/** What a table does not have of its own: time, and where chance begins. */
export interface Surroundings {
  /** Milliseconds that never go back. */
  readonly now: () => number;
  readonly drawSeed: () => Seed;
  /** Where many games share a setup; else each is made anew. */
  readonly setupFor?: (scenario: Scenario) => Setup;
}

/** What a table that is set up already needs of its surroundings. */
type Minding = Pick<Surroundings, 'now'> & Pick<Thinking, 'players'>;

/** A row of a log: what was said, or that it was taken back. */
export type LogStep = ReplayEntry | { readonly undo: Side };

const MOST_UNSEEN = 400;
const MOST_WHOLE = 5000;
const TIME_UP = command('time-up');

/** Opens a new game, or takes up a saved one. Throws `FileError` where a file is wrong. */
export const openTable = (config: GameConfig, surroundings: Surroundings): GameHost =>
  new GameHost(
    config.save === undefined ? begun(config, surroundings) : resumeGame(config.save),
    surroundings,
    config.reading ?? null,
  );

const begun = ({ scenario, sides, clock, seed }: GameConfig, { drawSeed, setupFor }: Surroundings): ResumedGame => {
  // Only a saved game brings its own board.
  if (typeof scenario === 'string') throw new Error(`there is no mission '${scenario}'`);
  const table = begunTable(scenarioFor(scenario, sides, clock), seed ?? drawSeed(), setupFor);
  return { table, hasHistory: true, sides, clock, reading: null };
};

/** A game goes on from a position, without what led to it. Throws `FileError`. */
export const resumePosition = (
  { at, length, state }: KeptPosition,
  {
    setup,
    seed,
    sides,
    clock,
    reading,
  }: { readonly setup: Setup; readonly seed: Seed } & Pick<GameConfig, 'sides' | 'clock' | 'reading'>,
  surroundings: Pick<Surroundings, 'now'>,
): GameHost => {
  const table = tableAt(readPosition(setup, state), seed, length);
  return new GameHost(
    { table, hasHistory: false, undone: (at - length) / 2, sides, clock, reading: null },
    surroundings,
    reading ?? null,
  );
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
  private hintsTaken: number;
  private readonly resting: { readonly party: Party; readonly during: string }[] = [];

  constructor(opened: ResumedGame, minding: Minding, reading: ClockReading | null = null) {
    const { table, sides, clock, hasHistory } = opened;
    this.table = table;
    this.sides = sides;
    this.clockKind = clock;
    this.hasHistory = hasHistory;
    this.hintsTaken = opened.hints ?? 0;
    this.history = new History(table, opened.undone);
    this.players = new SeatedPlayers(sides, table.seed, minding);
    this.rehearse = rehearsal(table.setup, sides);
    const isTimed =
      clock !== 'off' && this.persons.some((party) => party !== 'aliens') && !isUntimed(table.setup.scenario.modules);
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

  get persons(): readonly Party[] {
    return partiesOf(this.sides).filter((party) => this.sides[party] === PERSON);
  }

  /** Advice is for somebody who plays alone against programs, while the game goes on. */
  get mayAskForHints(): boolean {
    return this.persons.length === 1 && partiesOf(this.sides).length === 2 && this.game.state.winner === 'none';
  }

  /** How often advice was asked for. */
  get hints(): number {
    return this.hintsTaken;
  }

  /** What whoever gives the person advice may know: what he sees himself, and nothing else. It is counted, and kept with the game. */
  takeHint(): HintMatter {
    if (!this.mayAskForHints) throw new NotYourSeat('advice is for somebody who plays alone, while the game goes on');
    this.hintsTaken += 1;
    const [party] = this.persons;
    return { scenario: this.table.setup.scenario, view: this.seat(party!).view(party!) };
  }

  /** Who is to speak: a program, or any one of these persons. */
  get asked(): readonly Party[] {
    const { program } = this;
    return program === null ? this.awake : [program];
  }

  /** A place for persons: one, or all at one screen; none to look on. No program's part is given away. */
  seat(...parties: readonly Party[]): TableSeat {
    const taken = parties.find((party) => !this.persons.includes(party));
    if (taken !== undefined) throw new NotYourSeat(`the ${taken} are played by ${this.sides[taken] ?? 'nobody'}`);
    return new TableSeat(parties, this.table, this.history, this.clock, this);
  }

  /** A place to look on from and see everything: for games that are over, or so far behind that nobody gains by it. */
  openSeat(): TableSeat {
    return new TableSeat([], this.table, this.history, this.clock, this, EVERYTHING);
  }

  dossier(): Dossier {
    return dossierOf(this.table.setup, this.sides, this.clockKind, this.table.seed);
  }

  /** D15: public. */
  roster(): Roster {
    return rosterOf(this.game);
  }

  /** Whether a program must decide now. */
  get isProgramsTurn(): boolean {
    return this.program !== null;
  }

  /** One thing is said by the program whose turn it is; false where a program leaves the rest to the other marine player. */
  playOnce(): boolean {
    const program = this.program!;
    const player = playerAt(this.sides, program);
    const said = player === null ? this.playWhole(program) : this.playPart(program, player);
    this.clock.follow(this.game);
    return said;
  }

  /** Whose the next thing is that a program will say: −1 for nobody in particular. Only of players that answer the same when asked again. */
  get nextActor(): PieceId {
    const { program } = this;
    if (program === null || playerAt(this.sides, program) !== null) return -1;
    return this.players.answer(this.game, program).command.piece;
  }

  private playWhole(program: Party): boolean {
    playTurn(this.table, this.players, sideOf(program));
    return true;
  }

  /** A3.12: of two marine players the program acts first; what ends a phase or a question for both is said by the last. */
  private playPart(program: Party, player: MarinePlayer): boolean {
    const { game } = this;
    const wanted = ownAnswer(game, player, (seen, options) => this.players.answer(seen, program, options).command);
    if ((wanted === null || wanted.piece < 0) && this.awake.length > 1) {
      this.resting.push({ party: program, during: this.moment });
      return false;
    }
    const answer = this.table.play('marines', wanted ?? otherwise(game));
    if ('reason' in answer) throw new IllegalAnswer(`refused by ${answer.rule} (${answer.reason})`);
    return true;
  }

  private get moment(): string {
    const { turn, phase } = this.game.state;
    return `${turn} ${phase} ${pending(this.game)?.decision}`;
  }

  /** Who is asked and has not left the rest to others. */
  private get awake(): readonly Party[] {
    const { moment } = this;
    const isResting = (party: Party): boolean =>
      this.resting.some((rest) => rest.party === party && rest.during === moment);
    return partiesAsked(this.game, this.sides).filter((party) => !isResting(party));
  }

  /** The program that must decide now. Nobody is interrupted: while a figure of a person is active, its player goes on. */
  private get program(): Party | null {
    const { awake } = this;
    const programs = awake.filter((party) => this.players.isSeated(party));
    const { activeMarine } = this.game.state;
    const isInterrupting = programs.length < awake.length && activeMarine >= 0;
    const active = this.table.setup.scenario.pieces[activeMarine]?.player ?? 1;
    return programs.find((party) => !isInterrupting || playerAt(this.sides, party) === active) ?? null;
  }

  /** Programs go on until there is something to see, or to the end of the phase, or until a person must decide. */
  play(isWhole = false): void {
    const { phase } = this.game.state;
    for (let said = 0; said < (isWhole ? MOST_WHOLE : MOST_UNSEEN); said++) {
      if (!this.isProgramsTurn || this.game.state.phase !== phase) break;
      if (!this.playOnce()) continue;
      if (!isWhole && this.table.entries.at(-1)!.events.some(isVisibleEvent)) break;
    }
  }

  /** C4.6, C4.7: said by the table's own clock, and by nobody else. False while there is time. */
  timeUp(): boolean {
    if (!this.clock.isOver || 'reason' in this.table.play('host', TIME_UP)) return false;
    this.clock.follow(this.game);
    return true;
  }

  /** What was done on a real board, whatever the rules say; only in a game that was set up for it. */
  overrule(edit: Command): Refusal | null {
    const answer = this.table.play('host', edit);
    if ('reason' in answer) return answer;
    this.clock.follow(this.game);
    return null;
  }

  /** How many of the last commands can be unsaid. */
  get unsayable(): number {
    return this.table.unsayable;
  }

  /** The last command was said with dice that were read wrongly: it is as if it had not been said. */
  unsay(): void {
    if (!this.table.unsay()) throw new Error('there is nothing to unsay');
    this.history.noteUndo();
    this.clock.follow(this.game);
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
    return [this.table.openingEvents, ...this.table.entries.map(eventsWithReason)];
  }

  /** What came of the last command. */
  latest(): readonly GameEvent[] {
    const last = this.table.entries.at(-1);
    return last === undefined ? this.table.openingEvents : eventsWithReason(last);
  }

  /** Every command and every undo raises it: the number `look` is asked from. */
  get at(): number {
    return this.history.at;
  }

  /** Whether `look` can be asked from there: else what happened before is in a log elsewhere. */
  knows(number: number): boolean {
    return this.history.knows(number);
  }

  /** Whether something may still be taken back. */
  get isTurnable(): boolean {
    return this.table.isTurnable;
  }

  /** For who keeps the log: the last so many commands are remembered, and nothing said so far can be taken back. */
  forget(most: number): void {
    this.table.forget(most);
    this.history.forget();
  }

  /** How it stands, secrets included, to be taken up by `resumePosition`. */
  position(): KeptPosition {
    return { at: this.at, length: this.length, state: writePosition(this.game) };
  }

  /** Commands that stand, as a replay keeps them, from one of them on. */
  records(from = 0): readonly ReplayEntry[] {
    return this.table.records(from);
  }

  /** Commands that stand. */
  get length(): number {
    return this.table.length;
  }

  /** A game as its log has it, said again: what was taken back is taken back, so that every number is what it was. Throws `FileError`. */
  again(steps: readonly LogStep[]): void {
    for (const step of steps) {
      if ('undo' in step) this.takeBack(step.undo);
      else this.sayAgain(step);
    }
    this.clock.follow(this.game);
  }

  private takeBack(side: Side): void {
    const refused = this.table.undo(side);
    if (refused !== null) throw new FileError(`undo: refused by ${refused.rule} (${refused.reason})`);
    this.history.noteUndo();
  }

  private sayAgain(entry: ReplayEntry): void {
    sayAgain(this.table, entry);
    const { drawn } = this.table.entries.at(-1)!;
    if (drawn.length !== entry.drawn.length || drawn.some((value, i) => value !== entry.drawn[i]))
      throw new FileError(`entries[${this.length - 1}]: other dice than are recorded`);
  }

  /** The game as a replay keeps it. */
  replay(): Replay {
    return this.table.replay();
  }

  /** The whole game, secrets included, to be kept. */
  save(): string {
    const { sides, clockKind, clock, hints } = this;
    return formatSave({ replay: this.table.replay(), sides, clock: clockKind, reading: clock.reading, hints });
  }

  /** What was accepted since that number, to be appended to what is kept: secrets included. A question, like `look`. */
  appendix(since: number): Appendix {
    const news = this.history.since(since);
    return {
      ...news,
      entries: this.table.records(news.keep),
      position: hashPosition(this.game.state),
      reading: this.clock.reading,
      hints: this.hints,
    };
  }
}
