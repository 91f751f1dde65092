/** A place at the table: what its parties are shown, and what they say. Nobody speaks or looks from it for another. */
import {
  Options,
  legal,
  pending,
  refusal,
  submit,
  type Command,
  type Game,
  type GameEvent,
  type Refusal,
  type Setup,
  type Table,
  type View,
  type Word,
} from '@sensorium/engine';
import { cpLeftFor, notHisToSay } from '@sensorium/rules';
import type { TurnClock } from './clock.ts';
import { PUBLIC, visibleTo, type Visibility } from './visibility.ts';
import type { History } from './history.ts';
import { oddsOf } from './odds/odds.ts';
import { offersFor } from './offers.ts';
import { playerAt } from './parties.ts';
import { walksOf } from './planner.ts';
import {
  FROM_THE_START,
  sideOf,
  type News,
  type Odds,
  type Offer,
  type Party,
  type Seats,
  type Shot,
  type Update,
  type Walk,
} from './protocol.ts';
import { eventsWithReason } from './reasons.ts';
import { runOf } from './runs.ts';
import { shotsAfter } from './shots.ts';

/** Somebody spoke or looked for a side that is not his, or that no person plays. */
export class NotYourSeat extends Error {}

const OTHERS_COMMAND = refusal('C1.13', 'undo-others-command');

/** Who sits at the table, and who of them is to speak. */
export interface Seating {
  readonly sides: Seats;
  readonly asked: readonly Party[];
}

/** A list that lives while something is asked: all games with the same words share one. */
const LISTS = new WeakMap<readonly Word[], Options>();
const optionsOf = ({ rules: { words } }: Setup): Options => {
  let list = LISTS.get(words);
  if (list === undefined) LISTS.set(words, (list = new Options(words)));
  return list;
};

export class TableSeat {
  /** One, or all who share a screen; none for an onlooker. */
  readonly parties: readonly Party[];
  private readonly table: Table;
  private readonly history: History;
  private readonly clock: TurnClock;
  private readonly seating: Seating;
  private readonly onlooker: Visibility;
  private readonly options: Options;

  constructor(
    parties: readonly Party[],
    table: Table,
    history: History,
    clock: TurnClock,
    seating: Seating,
    onlooker: Visibility = PUBLIC,
  ) {
    this.parties = parties;
    this.seating = seating;
    this.table = table;
    this.history = history;
    this.clock = clock;
    this.onlooker = onlooker;
    this.options = optionsOf(table.setup);
  }

  /** What the viewer may know now, or an onlooker, with what has happened since that number. A question: nothing changes by it. */
  look(viewer: Party, since = FROM_THE_START): Update {
    const isPlayer = this.parties.length > 0;
    if (isPlayer) this.check(viewer);
    const visible = this.visibility(viewer);
    const news = this.history.since(since);
    return {
      ...news,
      ...this.events(visible, news, since),
      view: visible.view(this.game),
      pending: pending(this.game),
      asked: this.seating.asked,
      offers: isPlayer ? this.offers(viewer) : [],
      undoable: isPlayer && this.undoRefusal(viewer) === null ? 1 : 0,
      clock: this.clock.face,
    };
  }

  view(viewer: Party): View {
    this.check(viewer);
    return this.viewOf(viewer, this.game);
  }

  /** What the viewer, or an onlooker, could know of the game at another moment. */
  viewOf(viewer: Party, game: Game): View {
    return this.visibility(viewer).view(game);
  }

  private visibility(viewer: Party): Visibility {
    return this.parties.length > 0 ? visibleTo(sideOf(viewer), playerAt(this.seating.sides, viewer)) : this.onlooker;
  }

  /** Everything he may say now, out of turn too. */
  commands(party: Party): readonly Command[] {
    this.check(party);
    return legal(this.game, sideOf(party), this.options)
      .all()
      .filter((command) => this.notHis(party, command) === null);
  }

  /** The refusal, which has changed nothing, or null. */
  say(party: Party, command: Command): Refusal | null {
    this.check(party);
    const refused = this.notHis(party, command);
    if (refused !== null) return refused;
    const answer = this.table.play(sideOf(party), command);
    if ('reason' in answer) return answer;
    this.clock.follow(this.game);
    return null;
  }

  /** One step back, if nothing stands between: no die, no draw, no secret, no decision of the other side. */
  undo(party: Party): Refusal | null {
    this.check(party);
    const refused = this.undoRefusal(party) ?? this.table.undo(sideOf(party));
    if (refused !== null) return refused;
    this.history.noteUndo();
    this.clock.follow(this.game);
    return null;
  }

  /** Step by step, until so many commands stand or something stands between. The refusal, where not even one step could be taken. */
  undoTo(party: Party, length: number): Refusal | null {
    const refused = this.undo(party);
    if (refused !== null) return refused;
    while (this.length > length && this.undo(party) === null);
    return null;
  }

  /** Commands that stand. */
  get length(): number {
    return this.table.length;
  }

  walks(party: Party, piece: number): readonly Walk[] {
    this.check(party);
    const side = sideOf(party);
    const open = pending(this.game);
    if (this.isOthersPiece(party, piece)) return [];
    const owner = this.game.state.pieces[piece];
    if (open?.side !== side || open.decision !== 'action' || owner?.side !== side) return [];
    if (owner.activation === 'barred' || (side === 'aliens' && owner.activation === 'done')) return [];
    const { unit } = this.game.setup.profiles[owner.profile]!;
    const ap = owner.activation === 'active' ? owner.ap : owner.activation === 'ready' ? unit.ap : 0;
    return walksOf(this.game, piece, ap + (side === 'marines' ? cpLeftFor(this.game, piece) : 0));
  }

  odds(party: Party, commands: readonly Command[]): readonly (Odds | null)[] {
    const isSayable = this.sayable(party);
    return commands
      .map((command) => (isSayable(command) ? command : null))
      .map((command) => (command === null || this.isInterjection(command) ? null : oddsOf(this.game, command)));
  }

  /** C14: what could be shot at after each of these moves. */
  shots(party: Party, moves: readonly Command[]): readonly (readonly Shot[])[] {
    const isSayable = this.sayable(party);
    return moves.map((move) => (isSayable(move) ? shotsAfter(this.game, move) : []));
  }

  /** C12.2: what this shot and the next ones like it are worth together. */
  run(party: Party, shot: Command): readonly number[] {
    return this.sayable(party)(shot) ? runOf(this.game, shot) : [];
  }

  /** Why something cannot be said; nothing changes. */
  why(party: Party, command: Command): Refusal | null {
    if (this.sayable(party)(command)) return null;
    return this.notHis(party, command) ?? submit(this.game, sideOf(party), command);
  }

  private get game(): Game {
    return this.table.game;
  }

  private check(party: Party): void {
    if (!this.parties.includes(party)) throw new NotYourSeat(`nobody at this place plays the ${party}`);
  }

  /** A3.12: why one of two marine players may not say it. */
  private notHis(party: Party, command: Command): Refusal | null {
    const player = playerAt(this.seating.sides, party);
    return player === null ? null : notHisToSay(this.game, player, command);
  }

  private undoRefusal(party: Party): Refusal | null {
    const refused = this.table.undoRefusal(sideOf(party));
    const last = this.table.entries.at(-1);
    const isOthers = last !== undefined && last.command.piece >= 0 && this.isOthersPiece(party, last.command.piece);
    return refused ?? (isOthers ? OTHERS_COMMAND : null);
  }

  private isOthersPiece(party: Party, piece: number): boolean {
    const player = playerAt(this.seating.sides, party);
    return player !== null && (this.table.setup.scenario.pieces[piece]?.player ?? 1) !== player;
  }

  private offers(viewer: Party): readonly Offer[] {
    const open = pending(this.game);
    if (open === null) return [];
    const { asked } = this.seating;
    const isShared = open.isPublic && !asked.includes(viewer) && asked.some((party) => this.parties.includes(party));
    const isHis = (command: Command): boolean => isShared || this.notHis(viewer, command) === null;
    return offersFor(this.game, { side: sideOf(viewer), isShared, isHis }, this.options);
  }

  private sayable(party: Party): (command: Command) => boolean {
    this.check(party);
    const options = legal(this.game, sideOf(party), this.options);
    return (command) => options.has(command) && this.notHis(party, command) === null;
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
    const { entries, begins, length } = this.table;
    for (let i = keep; i < length; i++) tell(i + 1, eventsWithReason(entries[i - begins]!));
    return { events, numbers };
  }
}
