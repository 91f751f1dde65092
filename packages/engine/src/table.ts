import { SEEDED, recording, type Chance, type Drawn } from './chance.ts';
import { refusal, type Command, type Refusal } from './command.ts';
import { eventFor, type GameEvent, type Sink } from './events.ts';
import { cloneGame, createGame, submit, type Game, type Opening } from './game.ts';
import { hashPosition } from './hash.ts';
import { REPLAY_VERSION, type Replay, type ReplayEntry } from './replay.ts';
import type { Seed } from './seed.ts';
import type { Setup } from './setup.ts';
import type { Side, Speaker } from './state.ts';
import { writeCommand } from './wire.ts';

/** One thing said at the table, with the chance it drew and what came of it. */
export interface Entry {
  readonly by: Speaker;
  readonly command: Command;
  readonly drawn: Drawn;
  readonly events: readonly GameEvent[];
  /** S7.4: the rule by which a player that is no person chose it. */
  readonly because?: string;
}

/** The game before an entry, kept while the entry can still be taken back. */
interface Turnable {
  readonly before: Game;
}

/** So many of the last entries. */
const MOST_UNSAID = 16;

const NOTHING_TO_UNDO = refusal('C1.13', 'nothing-to-undo');
const OTHERS_COMMAND = refusal('C1.13', 'undo-others-command');
const CHANCE_IS_OUT = refusal('C1.13', 'undo-beyond-dice-or-secrets');

/**
 * Plays one command on a copy: the refusal, or the game after it with what happened. Who listens to the game hears it as it
 * happens.
 *
 * @public
 */
export const apply = (
  game: Game,
  speaker: Speaker,
  command: Command,
): { readonly refused: Refusal } | { readonly game: Game; readonly events: readonly GameEvent[] } => {
  const events: GameEvent[] = [];
  const sink: Sink = (event) => {
    events.push(event);
    game.sink?.(event);
  };
  const next: Game = { ...cloneGame(game), sink };
  const refused = submit(next, speaker, command);
  return refused === null ? { game: { ...next, sink: game.sink }, events } : { refused };
};

/**
 * A game with its history: what was said, what it drew, and how far it can be taken back. Undo reaches the last die,
 * draw, reveal or word of the other side, never beyond.
 */
export class Table {
  readonly setup: Setup;
  readonly seed: Seed;
  /** All, or where the first were forgotten the last. */
  readonly entries: Entry[] = [];
  readonly openingEvents: readonly GameEvent[];
  private readonly opening: Drawn = [];
  private readonly chance: Chance;
  private readonly hear: Sink | null;
  private turnable: Turnable[] = [];
  private forgotten: number;
  private now: Game;
  /** The game before each of the last entries, whatever they drew. */
  private before: Game[] = [];

  /**
   * Without a `chance` of its own the seed gives every die: only such a game can be taken up from its replay. `sink` hears
   * what happens as it happens, of commands too that come to nothing because chance fails them. `said`: how many commands
   * led to the position it begins with, which nobody here remembers.
   */
  constructor(setup: Setup, opening: Pick<Opening, 'seed' | 'begin' | 'chance' | 'sink'>, said = 0) {
    this.setup = setup;
    this.forgotten = said;
    this.seed = opening.seed;
    this.chance = opening.chance ?? SEEDED;
    this.hear = opening.sink ?? null;
    const events: GameEvent[] = [];
    this.now = createGame(setup, {
      ...opening,
      chance: recording(this.chance, this.opening),
      sink: (event) => {
        events.push(event);
        this.hear?.(event);
      },
    });
    this.now = { ...this.now, chance: SEEDED, sink: null };
    this.openingEvents = events;
  }

  get game(): Game {
    return this.now;
  }

  /** Commands that stand, those that are forgotten among them. */
  get length(): number {
    return this.forgotten + this.entries.length;
  }

  /** How many of them are forgotten. */
  get begins(): number {
    return this.forgotten;
  }

  /** Whether the last command could still be taken back by who said it. */
  get isTurnable(): boolean {
    return this.turnable.length > 0;
  }

  /** The last so many entries are kept, and nothing said so far can be taken back: for who keeps the game elsewhere. */
  forget(most: number): void {
    const gone = Math.max(0, this.entries.length - most);
    this.entries.splice(0, gone);
    this.forgotten += gone;
    this.turnable = [];
    this.before = [];
  }

  /** From the command of that number on. */
  private remembered(from: number): readonly Entry[] {
    if (from < this.forgotten) throw new RangeError(`the first ${this.forgotten} commands are forgotten`);
    return this.entries.slice(from - this.forgotten);
  }

  play(by: Speaker, command: Command, because?: string): Refusal | Entry {
    const drawn: Drawn = [];
    const answer = apply({ ...this.now, chance: recording(this.chance, drawn), sink: this.hear }, by, command);
    if ('refused' in answer) return answer.refused;
    const entry: Entry = { by, command, drawn, events: answer.events, ...(because === undefined ? {} : { because }) };
    const isFinal = drawn.length > 0 || answer.events.some((event) => event.reveals === true);
    if (isFinal || this.entries.at(-1)?.by !== by) this.turnable = [];
    if (!isFinal) this.turnable.push({ before: this.now });
    this.before = [...this.before.slice(1 - MOST_UNSAID), this.now];
    this.now = { ...answer.game, chance: SEEDED, sink: null };
    this.entries.push(entry);
    return entry;
  }

  /** Why the side cannot take back the last command; null if it can. */
  undoRefusal(side: Side): Refusal | null {
    const last = this.entries.at(-1);
    if (last === undefined) return this.forgotten > 0 ? CHANCE_IS_OUT : NOTHING_TO_UNDO;
    if (last.by !== side) return OTHERS_COMMAND;
    return this.turnable.length === 0 ? CHANCE_IS_OUT : null;
  }

  undo(side: Side): Refusal | null {
    const refused = this.undoRefusal(side);
    if (refused !== null) return refused;
    this.now = this.turnable.pop()!.before;
    this.before.pop();
    this.entries.pop();
    return null;
  }

  /** How many of the last entries can be unsaid. */
  get unsayable(): number {
    return this.before.length;
  }

  /**
   * The last entry was never said, whatever it drew: for dice that lie on a real table and were read wrongly. False where
   * there is nothing to unsay.
   */
  unsay(): boolean {
    const before = this.before.pop();
    if (before === undefined) return false;
    this.now = before;
    this.turnable = [];
    this.entries.pop();
    return true;
  }

  /** What has happened, as one side may know it. */
  eventsFor(side: Side, since = 0): GameEvent[] {
    return this.remembered(since).flatMap((entry) => entry.events.map((event) => eventFor(event, side)));
  }

  replay(): Replay {
    return {
      format: 'sensorium-replay',
      version: REPLAY_VERSION,
      scenario: this.setup.scenario,
      seed: this.seed,
      opening: this.opening.slice(),
      entries: this.records(),
      position: hashPosition(this.now.state),
    };
  }

  /** Entries as a replay keeps them, from one of them on. */
  records(from = 0): ReplayEntry[] {
    return this.remembered(from).map(({ by, command, drawn, because }) => ({
      by,
      say: writeCommand(this.setup, command),
      drawn,
      ...(because === undefined ? {} : { because }),
    }));
  }
}
