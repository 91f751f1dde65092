/** One game at this screen: who looks, what he may know, what he may say. The rules live in the worker, or on a server. */
import type { Command, Refusal } from '@sensorium/engine';
import type { Engine } from '../engine/port.ts';
import {
  commandOf,
  handOverFor,
  PERSON,
  SECOND,
  type Dossier,
  type HintMatter,
  sideOf,
  type Offer,
  type Party,
  type Update,
  type Walk,
} from '../engine/protocol.ts';
import { Clicks } from './clicks.ts';
import { Hearing } from './hearing.ts';
import { PARTIES, byParty, firstCurtain, isInCompany, partnerOf, personAsked, seesTheSame } from './parties.ts';
import { PASS, Passes, onlyAnswer, type PassScope } from './passes.ts';
import type { EventPlayer } from './player.ts';
import { ClockDisplay } from './clock.ts';
import { Reckoning } from './reckoning.ts';
import { firstSnapshot, type Deed, type SessionHandlers, type Sitting, type Snapshot } from './snapshot.ts';
import { Telling } from './telling.ts';
import { walkAlong } from './walking.ts';

export class GameSession {
  readonly dossier: Dossier;
  readonly isWatching: boolean;
  readonly clock: ClockDisplay;
  readonly reckoning: Reckoning;
  readonly telling: Telling;
  private snapshot: Snapshot;
  private readonly engine: Engine;
  private readonly handlers: SessionHandlers;
  private readonly listeners = new Set<() => void>();
  private readonly passed: Record<Party, Passes> = byParty(() => new Passes());
  private readonly heard = new Hearing();
  private isClosed = false;
  private isBusy = false;
  private wished: Command | null = null;
  private isSkipping = false;
  private readonly clicks = new Clicks();
  private isHurried = false;
  private underway: Promise<void> = Promise.resolve();

  constructor(engine: Engine, sitting: Sitting, handlers: SessionHandlers) {
    const { dossier, viewer: party, update, isTakenUp, isWatching } = sitting;
    this.engine = engine;
    this.handlers = handlers;
    this.dossier = dossier;
    this.isWatching = isWatching;
    this.reckoning = new Reckoning(engine, () => this.speaker);
    this.telling = new Telling(party, update);
    this.clock = new ClockDisplay({
      onTick: (secondsLeft) => this.set({ secondsLeft }),
      onTimeUp: () => void this.timeUp(),
      onReading: (reading) => handlers.onClock?.(reading),
    });
    this.heard.note(party, update);
    this.snapshot = firstSnapshot(party, update, this.telling.whole);
    this.clock.follow(update.clock);
    const curtain = isWatching ? null : firstCurtain(dossier, update, isTakenUp);
    if (curtain !== null) this.changeHands(curtain, 'whole');
    engine.listen({
      onKeeping: (keeping) => {
        this.set({ keeping });
        if (keeping.problem === 'taken') handlers.onTaken?.();
      },
      onNews: () => void this.follow(),
      onEnd: (why) => this.fail(why),
    });
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getSnapshot = (): Snapshot => this.snapshot;

  get player(): EventPlayer {
    return this.telling.player;
  }

  /** The others sit at other screens. */
  get isElsewhere(): boolean {
    return this.engine.isElsewhere;
  }

  /** Whose decision this screen may answer now, or null: of several that are asked the one who looks. */
  get speaker(): Party | null {
    const { curtain, isAskingAloud } = this.snapshot;
    return this.isWatching || curtain !== null || isAskingAloud ? null : this.askedPerson;
  }

  /** A3.12: the other marine player, if he may act now too and the screen can be passed to him. */
  get partner(): Party | null {
    const { party, update } = this.snapshot;
    return this.speaker === party && !this.isElsewhere ? partnerOf(party, update) : null;
  }

  private get askedPerson(): Party | null {
    return personAsked(this.dossier, this.snapshot.update, this.snapshot.party);
  }

  /** Begins to play: bots move, the curtain falls where it must. */
  begin(): Promise<void> {
    return this.proceed();
  }

  /** Somebody at another window or screen has played on, or a lesson has gone on. */
  async follow(): Promise<void> {
    if (this.isClosed) return;
    const { party: viewer } = this.snapshot;
    const question = this.isWatching || this.isElsewhere ? 'follow' : 'look';
    try {
      const update = await this.heard.of(viewer, (since) => this.engine.ask(question, viewer, since));
      const before = this.snapshot.update;
      // What one has said oneself has been heard with its answer.
      if (this.isElsewhere && update.at === before.at) return;
      if (update.keep < before.length) this.takeBack(update);
      else this.absorb(update);
      void this.proceed();
    } catch (error) {
      this.fail(error);
    }
  }

  /** What could not be stored is tried once more; all of it, where the game was deleted meanwhile. */
  async keep(isAnew = false): Promise<void> {
    if (!this.isWatching && !this.isClosed) await this.engine.ask('keep', isAnew);
  }

  /** The whole game as a file. */
  save(): Promise<string> {
    return this.engine.ask('save');
  }

  async say(offer: Offer, cp?: number): Promise<boolean> {
    const speaker = this.snapshot.update.offers.includes(offer) ? this.speaker : null;
    return this.command(speaker ?? this.snapshot.party, commandOf(offer, cp));
  }

  /** Resigning and the like wait for nobody's turn: while a program thinks, they are said as soon as it has decided. */
  interject(offer: Offer): void {
    if (!this.isBusy) return void this.command(this.snapshot.party, commandOf(offer));
    this.wished = commandOf(offer);
    this.player.skip();
  }

  async command(by: Party, command: Command): Promise<boolean> {
    if (this.isBusy || this.isWatching) return false;
    this.isBusy = true;
    this.player.skip();
    this.set({ isUnderway: true, halted: null });
    try {
      const { party: viewer } = this.snapshot;
      let why: Refusal | null = null;
      const update = await this.underwayUntil(by, { say: command }, () =>
        this.heard.of(viewer, async (since) => {
          const said = await this.engine.ask('say', by, command, viewer, since);
          if (said.ok) return said.update;
          ({ why } = said);
          return null;
        }),
      );
      if (update !== null) {
        this.clicks.note(update.length);
        this.absorb(update);
      } else if (why !== null) this.set({ refused: { why, command } });
      return update !== null;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.isBusy = false;
      if (!this.clicks.isJoined) this.set({ isUnderway: false });
      void this.proceed();
    }
  }

  /** What is said meanwhile belongs to one click, and is taken back as one. */
  together(deeds: () => Promise<void>): Promise<void> {
    this.clicks.join(this.snapshot.update.length);
    this.isHurried = false;
    this.set({ isUnderway: true });
    this.underway = deeds().finally(() => {
      this.clicks.part();
      this.set({ isUnderway: false });
    });
    return this.underway;
  }

  /** Somebody wants something else: what is being carried out goes on to its end without being watched. */
  hurry(): void {
    this.isHurried = true;
    this.player.skip();
  }

  /** Says why something cannot be done, by the rule that forbids it (C1.13). */
  async explain(command: Command): Promise<void> {
    const [why = null] = await this.engine.ask('why', this.speaker ?? this.snapshot.party, [command]);
    if (why !== null) this.set({ refused: { why, command } });
  }

  forgetRefusal(): void {
    if (this.snapshot.refused !== null || this.snapshot.halted !== null) this.set({ refused: null, halted: null });
  }

  /** One click, however many steps; one that stops before its end says where and why. */
  walk(walk: Walk, withCp: boolean): Promise<void> {
    return this.together(async () => {
      const halted = await walkAlong(this, walk, withCp);
      await this.shown();
      this.set({ halted });
    });
  }

  /** What has happened has been watched, or somebody would not wait for it. */
  shown(): Promise<void> {
    return this.player.pace === 'off' || this.isHurried ? Promise.resolve() : this.player.idle();
  }

  /** The whole last click, as far back as the rules allow (C1.13). */
  async undo(): Promise<void> {
    this.hurry();
    await this.underway;
    if (this.isBusy || this.snapshot.update.undoable === 0) return;
    const { party: viewer } = this.snapshot;
    const undoTo = this.clicks.start(this.snapshot.update.length);
    const undone = (): Promise<Update> =>
      this.heard.of(viewer, (since) => this.engine.ask('undo', viewer, undoTo, since));
    await this.busily(async () => this.takeBack(await this.underwayUntil(viewer, { undoTo }, undone)));
  }

  /** One thing at a time; false where it has failed. */
  private async busily(deed: () => Promise<void>): Promise<boolean> {
    this.isBusy = true;
    try {
      await deed();
      return true;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.isBusy = false;
    }
  }

  /** From the click to the answer it is noted outside the thread: a page closed in between goes on with it. */
  private async underwayUntil<Answer>(by: Party, deed: Deed, answer: () => Promise<Answer>): Promise<Answer> {
    this.handlers.onUnderway?.({ by, deed, length: this.snapshot.update.length });
    try {
      return await answer();
    } finally {
      this.handlers.onUnderway?.(null);
    }
  }

  /** The person now at the screen is the one the curtain names. */
  async take(): Promise<void> {
    const party = this.snapshot.curtain;
    if (party !== null) await this.showTo(party);
  }

  /** A3.12: two marine players with a counter each hide it from each other; with one they see the same. */
  async passOver(): Promise<void> {
    const { partner } = this;
    if (partner === null || this.isBusy) return;
    this.player.skip();
    if (this.dossier.hasTwoCounters) this.changeHands(partner, 'whole');
    else await this.showTo(partner);
  }

  private async showTo(party: Party): Promise<void> {
    try {
      if (this.snapshot.curtain !== null) await this.engine.ask('hold', false);
      this.show(party, await this.heard.of(party, (since) => this.engine.ask('look', party, since)));
    } catch (error) {
      this.fail(error);
    }
  }

  private show(party: Party, update: Update): void {
    this.telling.forgetLastTurn();
    this.telling.cut(party, update);
    this.put(update, { viewer: sideOf(party), party, curtain: null });
    void this.proceed();
  }

  pass(scope: PassScope, actor: number): void {
    const party = this.askedPerson ?? 'marines';
    // Only what was accepted is not asked again: a lesson may want an answer.
    void this.command(party, PASS).then((isSaid) => isSaid && this.passed[party].note(scope, actor));
  }

  /** The marine player wants to answer: only now may his command points be shown. */
  answer(): void {
    this.set({ isAskingAloud: false, curtain: this.askedPerson });
  }

  /** The rest of the other side's turn happens at once. */
  skip(): void {
    // Where nobody else is to play, only what is left of the telling: the next turn is shown again.
    this.isSkipping = this.snapshot.isThinking;
    this.player.skip();
  }

  replayLastTurn(): void {
    if (!this.snapshot.isThinking) this.telling.tellLastTurnAgain();
  }

  /** One person against programs: whoever plays with others is not advised. */
  get isAlone(): boolean {
    const { marines, aliens, [SECOND]: second } = this.dossier.sides;
    const isOne = (marines === PERSON) !== (aliens === PERSON);
    return isOne && second === undefined && !this.isElsewhere && !this.isWatching;
  }

  /** What advice is thought out from. It is counted. */
  hint(): Promise<HintMatter> {
    return this.engine.ask('hint');
  }

  close(): void {
    this.isClosed = true;
    this.clock.hold();
    this.engine.close();
  }

  private async timeUp(): Promise<void> {
    if (this.isClosed || this.isWatching || this.isElsewhere) return;
    this.player.skip();
    const { party: viewer } = this.snapshot;
    this.absorb(await this.heard.of(viewer, (since) => this.engine.ask('timeUp', viewer, since)));
    void this.proceed();
  }

  private absorb(update: Update): void {
    for (const party of PARTIES) this.passed[party].follow(update.view.turn);
    this.telling.goOn(this.snapshot.party, update, !this.isSkipping);
    this.put(update, { isAskingAloud: false });
  }

  private takeBack(update: Update): void {
    this.telling.cut(this.snapshot.party, update);
    this.put(update, { halted: null });
  }

  private put(update: Update, change: Partial<Snapshot>): void {
    this.set({ update, view: update.view, log: this.telling.whole, refused: null, ...change });
    this.clock.follow(update.clock);
  }

  /** Lets bots decide, answers what needs no answer, drops the curtain, until a person must decide. */
  private async proceed(): Promise<void> {
    if (this.isBusy || this.isClosed || this.isWatching || this.snapshot.failure !== null) return;
    if (this.wished !== null) {
      const { wished } = this;
      this.wished = null;
      return void (await this.command(this.snapshot.party, wished));
    }
    const { askedPerson: party } = this;
    const { pending } = this.snapshot.update;
    if (pending === null) return this.set({ isThinking: false });
    if (party === null) return this.isElsewhere ? this.set({ isThinking: true }) : this.letPlay();
    this.isSkipping = false;
    const isObserved = isInCompany(this.dossier, this.isElsewhere);
    if (this.passed[party].answers(this.snapshot.update, isObserved)) return void (await this.command(party, PASS));
    if (party !== this.snapshot.party && this.snapshot.curtain === null) {
      if (seesTheSame(this.dossier, party, this.snapshot.party)) return this.showTo(party);
      const handOver = handOverFor(pending);
      if (handOver !== 'none') return this.changeHands(party, handOver);
    }
    const only = onlyAnswer(this.snapshot.update);
    if (only !== null) {
      this.clicks.goOn(this.snapshot.update.length);
      return void (await this.say(only));
    }
    this.set({ isThinking: false });
  }

  private async letPlay(): Promise<void> {
    this.set({ isThinking: true });
    const hasPlayed = await this.busily(async () => {
      await this.player.idle();
      const isWhole = this.isSkipping || this.player.pace === 'off';
      const { party: viewer } = this.snapshot;
      if (!this.isClosed)
        this.absorb(await this.heard.of(viewer, (since) => this.engine.ask('play', viewer, since, isWhole)));
    });
    if (hasPlayed) void this.proceed();
  }

  private changeHands(party: Party, how: 'aloud' | 'whole'): void {
    if (how === 'aloud') this.set({ isAskingAloud: true, isThinking: false });
    else this.set({ curtain: party, isThinking: false });
    this.clock.hold();
    void this.engine.ask('hold', true);
  }

  /** What was said here while another window took the game over does not count, and is no failure. */
  private fail(error: unknown): void {
    if (this.isClosed || this.snapshot.keeping.problem === 'taken') return;
    this.set({ failure: error instanceof Error ? error.message : String(error), isThinking: false });
  }

  private set(change: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }
}
