/**
 * A lesson on a board of its own: a small state machine over a game. What is asked for is one command, one walk or one
 * choice; everything else changes nothing and is explained. So every step begins with the position its author wrote,
 * whatever was tried before, and nothing can be lost.
 */
import { lessonScenario, type BoardLesson, type LessonOrder, type LessonStep } from '@sensorium/content';
import {
  NOBODY,
  SEEDED,
  Table,
  apply,
  command,
  eventFor,
  otherSide,
  otherwise,
  pending,
  pieceOf,
  refusal,
  sameCommand,
  type Command,
  type Game,
  type GameEvent,
  type Refusal,
  type Side,
} from '@sensorium/engine';
import { setupFor } from '@sensorium/rules';
import { GameHost } from '../host.ts';
import { PERSON, type Party, type Update, type Walk } from '../protocol.ts';
import type { TableSeat } from '../tableSeat.ts';
import { isVisibleEvent } from '../visibleEvents.ts';
import type { LessonDeed, LessonStatus, LessonTable, Light, Wrong } from './lessonTable.ts';
import { ScriptedChance } from './scriptedChance.ts';
import { LessonError, apOf, commandFor, pieceCalled, squareOf, walkTo } from './wanted.ts';

/** Who sits on the other side: nobody; what it does is written down. */
const SCRIPT = 'lesson';
const GOAL = -1;
/** Answers given by C1.15 between two things that are written down. */
const MOST_ANSWERS = 100;
const READ_FIRST = refusal('C1.13', 'lesson-is-read');
const ASKS_OTHERWISE = refusal('C1.13', 'lesson-asks-otherwise');

export class BoardLessonTable implements LessonTable {
  readonly host: GameHost;
  readonly place: TableSeat;
  readonly chance = new ScriptedChance();
  private readonly lesson: BoardLesson;
  private readonly table: Table;
  private step = GOAL;
  /** What the other side has still to do before the next step. */
  private script: LessonOrder[] = [];
  private wrong: Wrong | null = null;
  /** What is left of the walk that is asked for. */
  private walk: Walk | null = null;

  /** `from`: the step it begins with; those before it are done as they should be. */
  constructor(lesson: BoardLesson, from = GOAL) {
    this.lesson = lesson;
    const { seed, side, dice, isTimed } = lesson;
    this.chance.load(dice);
    this.table = new Table(setupFor(lessonScenario(lesson)), { seed, chance: this.chance });
    this.demandAllUsed('dice');
    const sides = { marines: SCRIPT, aliens: SCRIPT, [side]: PERSON };
    const clock = isTimed ? 'normal' : 'off';
    this.host = new GameHost({ table: this.table, sides, clock, hasHistory: true, reading: null }, { now: () => 0 });
    this.place = this.host.seat(side);
    const last = Math.min(from, lesson.steps.length - 1);
    while (this.step < last) this.fulfil();
  }

  get status(): LessonStatus {
    const { step, wrong, isHeld, lesson } = this;
    const light = this.isActing ? null : this.lightOf(lesson.steps[step]);
    const actor = this.isActing ? NOBODY : (this.solution()[0]?.piece ?? NOBODY);
    return {
      step,
      steps: lesson.steps.length,
      isHeld,
      isActing: this.isActing,
      light,
      actor,
      wrong,
      hint: '',
      read: [],
      isLost: false,
    };
  }

  look(viewer: Party, since?: number): Update {
    const update = { ...this.place.look(viewer, since), undoable: 0 };
    if (this.isActing) return { ...update, asked: [otherSide(this.lesson.side)], offers: [] };
    return this.isHeld ? { ...update, pending: null, asked: [], offers: [] } : update;
  }

  say(_party: Party, said: Command): Refusal | null {
    if (this.isHeld || this.isActing) return READ_FIRST;
    const way = this.wayOf(said);
    if (way === null) {
      this.wrong = this.weigh(said);
      const { rule, reason } = this.wrong;
      return { rule, reason: reason === '' ? ASKS_OTHERWISE.reason : reason };
    }
    this.wrong = null;
    this.tell(this.lesson.side, said, way.dice);
    this.walk = way.rest;
    if (way.rest === null) this.complete();
    return null;
  }

  play(isWhole: boolean): void {
    while (this.isActing) {
      const before = this.table.entries.length;
      this.tellNext();
      const isSeen = this.table.entries.slice(before).some(({ events }) => events.some(isVisibleEvent));
      if (!this.isActing) this.beginStep();
      else if (isSeen && !isWhole) break;
    }
  }

  hear(deed: LessonDeed): void {
    if (this.isActing || this.isDone) return;
    if (deed.is === 'show') this.fulfil();
    else if (deed.is === 'go-on' ? this.isHeld : deed.piece >= 0 && deed.piece === this.chosen) this.complete();
  }

  /** What does as the step asks: nothing where it is only read, or somebody is chosen. */
  solution(): readonly Command[] {
    const { want } = this;
    if (want === undefined || 'select' in want) return [];
    if ('walk' in want) return this.walk!.steps.map(({ do: word, piece, at }) => command(word, piece, at));
    return [this.wanted(want)];
  }

  get game(): Game {
    return this.table.game;
  }

  private get want(): LessonStep['want'] {
    return this.lesson.steps[this.step]?.want;
  }

  /** Who is to be chosen. */
  private get chosen(): number {
    const { want } = this;
    return want !== undefined && 'select' in want ? pieceCalled(this.lesson, this.game, want.select) : NOBODY;
  }

  private get isDone(): boolean {
    return this.step >= this.lesson.steps.length;
  }

  private get isActing(): boolean {
    return this.script.length > 0;
  }

  private get isHeld(): boolean {
    return this.want === undefined;
  }

  /** Does the step as it should be done, with all that follows. */
  private fulfil(): void {
    const commands = this.solution();
    if (commands.length === 0) this.complete();
    for (const one of commands) {
      const refused = this.say(this.lesson.side, one);
      if (refused !== null) throw this.fault(`its own '${one.do}' is refused by ${refused.rule} (${refused.reason})`);
    }
    this.play(true);
  }

  private complete(): void {
    this.wrong = null;
    this.script = [...(this.lesson.steps[this.step]?.after ?? [])];
    if (!this.isActing) this.beginStep();
  }

  /** What is asked on the way is answered, until what the step asks for can be done. */
  private beginStep(): void {
    this.step += 1;
    this.walk = null;
    const { want } = this;
    if (want === undefined || 'select' in want) return;
    this.answerUntil(() => {
      if (pending(this.game)?.side !== this.lesson.side) return false;
      if (!('walk' in want)) return commandFor(this.lesson, this.game, this.lesson.side, want) !== null;
      this.walk = walkTo(this.game, pieceCalled(this.lesson, this.game, want.walk), squareOf(this.game, want.to));
      return this.walk !== null;
    });
  }

  private tellNext(): void {
    const [order, ...rest] = this.script;
    let next: Command | null = null;
    this.answerUntil(() => {
      next = commandFor(this.lesson, this.game, pending(this.game)!.side, order!);
      return next !== null;
    });
    this.script = rest;
    this.tell(pending(this.game)!.side, next!, order!.dice ?? []);
  }

  /** C1.15 answers whatever is asked meanwhile; the learner's own turn is never ended for him. */
  private answerUntil(isReady: () => boolean): void {
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const open = pending(this.game);
      if (open === null) throw this.fault('the game is over');
      if (isReady()) return;
      if (open.side === this.lesson.side && open.decision === 'action')
        throw this.fault(`what it asks for or tells cannot be said in turn ${this.game.state.turn}`);
      this.tell(open.side, otherwise(this.game), []);
    }
    throw this.fault('what it asks for or tells cannot be said');
  }

  private tell(by: Side, said: Command, dice: readonly number[]): void {
    this.chance.load(dice);
    const answer = this.table.play(by, said);
    if ('reason' in answer) throw this.fault(`'${said.do}' is refused by ${answer.rule} (${answer.reason})`);
    this.demandAllUsed(`dice of '${said.do}'`);
  }

  private demandAllUsed(what: string): void {
    if (this.chance.left > 0) throw this.fault(`${this.chance.left} of the ${what} are not asked for`);
  }

  private wanted(order: LessonOrder): Command {
    const found = commandFor(this.lesson, this.game, this.lesson.side, order);
    if (found === null) throw this.fault(`'${order.do}' cannot be said`);
    return found;
  }

  /** The dice of a command the step asks for, and what is left to walk after it; null for every other. */
  private wayOf(said: Command): { readonly dice: readonly number[]; readonly rest: Walk | null } | null {
    const { want } = this;
    if (want === undefined || 'select' in want) return null;
    if ('walk' in want) return this.wayAlong(said, this.walk!);
    return sameCommand(said, this.wanted(want)) ? { dice: want.dice ?? [], rest: null } : null;
  }

  /** Any way that is as cheap and ends as the one that was meant. */
  private wayAlong(said: Command, walk: Walk): ReturnType<BoardLessonTable['wayOf']> {
    const { piece } = walk.steps[0]!;
    if (said.piece !== piece || said.cp > 0 || said.how > 0 || (said.do !== 'move' && said.do !== 'turn')) return null;
    const answer = apply(this.game, this.lesson.side, said);
    if ('refused' in answer) return null;
    const after = pieceOf(answer.game, piece);
    if (after.square === walk.at) return after.facing === walk.facing ? { dice: [], rest: null } : null;
    const rest = walkTo(answer.game, piece, walk.at);
    if (rest === null || rest.facing !== walk.facing) return null;
    return apOf(this.game, piece) - after.ap + rest.cost > walk.cost ? null : { dice: [], rest };
  }

  /** What would have come of it, on another table. */
  private weigh(said: Command): Wrong {
    const { side } = this.lesson;
    const answer = apply({ ...this.game, chance: SEEDED }, side, said);
    if ('refused' in answer) return { is: 'refused', said: said.do, ...answer.refused, events: [] };
    const events = answer.events.map((event) => eventFor(event, side));
    const rule = events.find(isVisibleEvent)?.rule ?? events[0]?.rule ?? ASKS_OTHERWISE.rule;
    return { is: this.faultOf(answer.game, events), said: said.do, rule, reason: '', events };
  }

  private faultOf(after: Game, events: readonly GameEvent[]): Wrong['is'] {
    const { side } = this.lesson;
    const isLost = after.state.winner === otherSide(side) || after.state.winner === 'draw';
    if (isLost || events.some((event) => event.is === 'piece-killed' && event.side === side)) return 'lost';
    const open = pending(after);
    if (open?.side !== side || after.state.phase !== this.game.state.phase) return 'over';
    return this.isStillPossible(after) ? 'other' : 'dear';
  }

  private isStillPossible(after: Game): boolean {
    const { want, lesson } = this;
    if (want === undefined || 'select' in want) return true;
    if (!('walk' in want)) return commandFor(lesson, after, lesson.side, want) !== null;
    return walkTo(after, pieceCalled(lesson, after, want.walk), squareOf(after, want.to)) !== null;
  }

  private lightOf(step: LessonStep | undefined): Light | null {
    if (step?.light === undefined) return null;
    if ('button' in step.light) return { is: 'button', button: step.light.button };
    if ('square' in step.light) return { is: 'square', square: squareOf(this.game, step.light.square) };
    return { is: 'piece', piece: pieceCalled(this.lesson, this.game, step.light.piece) };
  }

  private fault(what: string): LessonError {
    return new LessonError(`${this.lesson.id}, step ${this.step + 1}: ${what}`);
  }
}
