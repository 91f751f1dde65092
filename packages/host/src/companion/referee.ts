/**
 * Beside a real board nobody is ahead of the cardboard: programs play one piece at a time, and before anybody goes on it is
 * said what to roll and what to move. Plain data for whoever shows it; nothing the viewer may not know.
 */
import { eventFor, type Command, type GameEvent, type Refusal } from '@sensorium/engine';
import type { Party, Update } from '../protocol.ts';
import { sideOf } from '../protocol.ts';
import { isVisibleEvent } from '../visibleEvents.ts';
import type { CompanionTable } from './companionTable.ts';
import type { Happened } from './telling.ts';
import type { Throwing } from './throwing.ts';
import type { TypedKind } from './typedChance.ts';

/** What is to be done at the real table before the game goes on. */
export interface TableTask {
  /** What must be rolled or drawn; null where nothing is. */
  readonly throwing: Throwing | null;
  /** What has happened and is not on the board yet. */
  readonly news: readonly Happened[];
  /** The last value typed can still be taken back. */
  readonly canTakeBack: boolean;
  /** The order that wants dice need not be given. */
  readonly canWithdraw: boolean;
  readonly kinds: readonly TypedKind[];
}

/** One at a time, or all that programs do until somebody must roll or decide. */
export type Pacing = 'pieces' | 'list';

const MOST_SAID = 400;

/** Whose cardboard stays as it is. */
const IDLE: ReadonlySet<GameEvent['is']> = new Set<GameEvent['is']>([
  'piece-activated',
  'points-paid',
  'activation-ended',
  'automaton-acted',
  'blip-drawn',
  'ambush-drawn',
]);

/** Dice of a program that move nothing by themselves belong to what comes of them. */
const isToTell = (event: GameEvent): boolean =>
  isVisibleEvent(event) && !IDLE.has(event.is) && event.is !== 'automaton-rolled' && event.is !== 'brood-tested';

/** A person knows what he has said himself; what came of it for others he must be told. */
const touchesOthers = (event: GameEvent, actor: number): boolean => {
  if (IDLE.has(event.is)) return false;
  const isMarked = 'now' in event || event.is === 'piece-killed' || event.is === 'piece-moved';
  return isMarked && 'piece' in event && event.piece !== actor;
};

export class Referee {
  readonly table: CompanionTable;
  pacing: Pacing = 'pieces';

  constructor(table: CompanionTable) {
    this.table = table;
  }

  /** Whether something must be rolled, drawn or moved before anybody may speak. */
  get isWaiting(): boolean {
    return this.table.wanted !== null || this.table.told < this.table.host.length;
  }

  task(viewer: Party): TableTask {
    const { table } = this;
    const { throwing, waiting } = table;
    return {
      throwing: throwing === null ? null : seenThrow(throwing, viewer),
      news: table.isOpen && table.wanted === null ? this.news(viewer) : [],
      canTakeBack: table.canTakeBack,
      canWithdraw: waiting?.is === 'say' && table.typedSoFar.length === 0,
      kinds: table.kinds,
    };
  }

  /** What the viewer may know; while something is to be done at the table nobody is asked, and the board stands in its midst. */
  look(viewer: Party, since?: number): Update {
    const { midst, seat } = this.table;
    const update = seat.look(viewer, since);
    if (!this.isWaiting) return { ...update, undoable: update.undoable || this.table.canUndoEdit ? 1 : 0 };
    // In the midst of an order no frame waits for anybody.
    const view = midst === null ? update.view : seat.viewOf(viewer, { ...midst, state: { ...midst.state, stack: [] } });
    return { ...update, view, pending: null, asked: [], offers: [], undoable: 0 };
  }

  /** The refusal, or null. Not while something is to be done at the table. */
  say(by: Party, command: Command): Refusal | null {
    const refused = this.table.say(by, command);
    this.settle();
    return refused;
  }

  /** Programs play until there is something to do at the table, or a person must decide. */
  play(): void {
    const { table } = this;
    const { host } = table;
    for (let said = 0; said < MOST_SAID && table.wanted === null && host.isProgramsTurn; said++) {
      table.play();
      if (this.isEnough()) break;
    }
    this.settle();
  }

  type(...values: readonly number[]): void {
    this.table.type(...values);
    this.settle();
  }

  /** It lies on the board: all of it, or the first of what happened. */
  done(count = Infinity): void {
    const { table } = this;
    table.fixDice();
    if (table.isOpen) table.told = Math.min(table.host.length, table.told + Math.max(0, count));
    this.settle();
  }

  overrule(edit: Command): Refusal | null {
    const refused = this.table.overrule(edit);
    this.settle();
    return refused;
  }

  /** There is something to move, and its piece has come to an end or its dice may still be taken back. */
  private isEnough(): boolean {
    const { table } = this;
    const { host } = table;
    if (table.wanted !== null || !host.isProgramsTurn) return true;
    if (!host.latest().some(isToTell)) return false;
    if (table.canTakeBack) return true;
    if (this.pacing === 'list') return false;
    const actor = host.records(host.length - 1)[0]?.say.piece ?? -1;
    return actor < 0 || host.nextActor !== actor;
  }

  /** What needs no word is done. */
  private settle(): void {
    const { table } = this;
    const isLeft = table.isOpen && table.told < table.host.length;
    if (isLeft && this.entries().every(({ isTold }) => !isTold)) table.told = table.host.length;
  }

  private entries(): { piece: number; events: readonly GameEvent[]; isTold: boolean }[] {
    const { host, told } = this.table;
    const story = host.story().slice(told + 1);
    return host.records(told).map(({ by, say }, index) => {
      const events = story[index]!;
      const piece = say.piece ?? -1;
      const isOwn = by === 'host' || host.persons.some((party) => sideOf(party) === by);
      const isTold = isOwn ? events.some((event) => touchesOthers(event, piece)) : events.some(isToTell);
      return { piece, events: isOwn ? events.filter((event) => touchesOthers(event, piece)) : events, isTold };
    });
  }

  /** Every command since the last that was told, also where there is nothing to tell of it. */
  private news(viewer: Party): Happened[] {
    const isTimed = this.table.host.clockKind !== 'off';
    // C4.7: without a clock nobody needs to hear of it.
    const isHeard = ({ is }: GameEvent): boolean => isTimed || is !== 'clock-started';
    return this.entries().map(({ piece, events }) => ({
      piece,
      events: events.filter(isHeard).map((event) => eventFor(event, sideOf(viewer))),
    }));
  }
}

const seenThrow = (throwing: Throwing, viewer: Party): Throwing => ({
  ...throwing,
  before: throwing.before.map((event) => eventFor(event, sideOf(viewer))),
  decides: throwing.decides === null ? null : eventFor(throwing.decides, sideOf(viewer)),
});
