/** A place at the table: what its sides are shown, and what they say. Nobody speaks or looks from it for another side. */
import {
  Options,
  legal,
  pending,
  submit,
  type Command,
  type Game,
  type GameEvent,
  type Refusal,
  type Side,
  type Table,
} from '@sensorium/engine';
import { cpLeft } from '@sensorium/rules';
import type { TurnClock } from './clock.ts';
import { PUBLIC, visibleTo, type Visibility } from './visibility.ts';
import type { History } from './history.ts';
import { oddsOf } from './odds/odds.ts';
import { offersFor } from './offers.ts';
import { walksOf } from './planner.ts';
import { FROM_THE_START, type News, type Odds, type Shot, type Update, type Walk } from './protocol.ts';
import { eventsWithReason } from './reasons.ts';
import { runOf } from './runs.ts';
import { shotsAfter } from './shots.ts';

/** Somebody spoke or looked for a side that is not his, or that no person plays. */
export class NotYourSeat extends Error {}

export class TableSeat {
  /** One side, or both where two people share a screen; none for an onlooker. */
  readonly sides: readonly Side[];
  private readonly table: Table;
  private readonly history: History;
  private readonly clock: TurnClock;
  private readonly options: Options;

  constructor(sides: readonly Side[], table: Table, history: History, clock: TurnClock) {
    this.sides = sides;
    this.table = table;
    this.history = history;
    this.clock = clock;
    this.options = new Options(table.setup.rules.words);
  }

  /** What the viewer may know now, or an onlooker, with what has happened since that number. A question: nothing changes by it. */
  look(viewer: Side, since = FROM_THE_START): Update {
    const isPlayer = this.sides.length > 0;
    if (isPlayer) this.check(viewer);
    const visible = isPlayer ? visibleTo(viewer) : PUBLIC;
    const news = this.history.since(since);
    return {
      ...news,
      ...this.events(visible, news, since),
      view: visible.view(this.game),
      pending: pending(this.game),
      offers: isPlayer ? offersFor(this.game, viewer, this.sides, this.options) : [],
      undoable: isPlayer && this.table.undoRefusal(viewer) === null ? 1 : 0,
      clock: this.clock.face,
    };
  }

  /** The refusal, which has changed nothing, or null. */
  say(side: Side, command: Command): Refusal | null {
    this.check(side);
    const answer = this.table.play(side, command);
    if ('reason' in answer) return answer;
    this.clock.follow(this.game);
    return null;
  }

  /** One step back, if nothing stands between: no die, no draw, no secret, no decision of the other side. */
  undo(side: Side): Refusal | null {
    this.check(side);
    const refused = this.table.undo(side);
    if (refused !== null) return refused;
    this.history.noteUndo();
    this.clock.follow(this.game);
    return null;
  }

  walks(side: Side, piece: number): readonly Walk[] {
    this.check(side);
    const open = pending(this.game);
    const owner = this.game.state.pieces[piece];
    if (open?.side !== side || open.decision !== 'action' || owner?.side !== side) return [];
    if (owner.activation === 'barred' || (side === 'aliens' && owner.activation === 'done')) return [];
    const { unit } = this.game.setup.profiles[owner.profile]!;
    const ap = owner.activation === 'active' ? owner.ap : owner.activation === 'ready' ? unit.ap : 0;
    return walksOf(this.game, piece, ap + (side === 'marines' ? cpLeft(this.game) : 0));
  }

  odds(side: Side, commands: readonly Command[]): readonly (Odds | null)[] {
    const sayable = this.sayable(side);
    return commands
      .map((command) => (sayable.has(command) ? command : null))
      .map((command) => (command === null || this.isInterjection(command) ? null : oddsOf(this.game, command)));
  }

  /** C14: what could be shot at after each of these moves. */
  shots(side: Side, moves: readonly Command[]): readonly (readonly Shot[])[] {
    const sayable = this.sayable(side);
    return moves.map((move) => (sayable.has(move) ? shotsAfter(this.game, move) : []));
  }

  /** C12.2: what this shot and the next ones like it are worth together. */
  run(side: Side, shot: Command): readonly number[] {
    return this.sayable(side).has(shot) ? runOf(this.game, shot) : [];
  }

  /** Why something cannot be said; nothing changes. */
  why(side: Side, command: Command): Refusal | null {
    return this.sayable(side).has(command) ? null : submit(this.game, side, command);
  }

  private get game(): Game {
    return this.table.game;
  }

  private check(side: Side): void {
    if (!this.sides.includes(side)) throw new NotYourSeat(`nobody at this place plays the ${side}`);
  }

  private sayable(side: Side): Options {
    this.check(side);
    return legal(this.game, side, this.options);
  }

  private isInterjection({ do: word }: Command): boolean {
    return this.game.setup.rules.interjections.has(word);
  }

  private events(visible: Visibility, { keep }: News, since: number): Pick<Update, 'events' | 'numbers'> {
    const events: GameEvent[] = [];
    const numbers: number[] = [];
    const tell = (number: number, happened: readonly GameEvent[]): void => {
      for (const event of happened) {
        events.push(visible.event(event));
        numbers.push(number);
      }
    };
    if (since < 0) tell(0, this.table.openingEvents);
    const { entries } = this.table;
    for (let i = keep; i < entries.length; i++) tell(i + 1, eventsWithReason(entries[i]!));
    return { events, numbers };
  }
}
