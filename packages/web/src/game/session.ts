/** One game at this screen: who looks, what he may know, what he may say. The rules live in the worker, or on a server. */
import type { Command, Refusal } from '@sensorium/engine';
import type { Roster } from '@sensorium/rules';
import type { Engine } from '../engine/port.ts';
import {
  commandOf,
  FROM_THE_START,
  handOverFor,
  PERSON,
  SECOND,
  type Dossier,
  type HintMatter,
  type Odds,
  sideOf,
  type Offer,
  type Party,
  type Shot,
  type Update,
  type Walk,
} from '../engine/protocol.ts';
import { Clicks } from './clicks.ts';
import { PARTIES, byParty, firstCurtain, partnerOf, personAsked, personsOf } from './parties.ts';
import { Passes, type PassScope } from './passes.ts';
import type { EventPlayer } from './player.ts';
import { ClockDisplay } from './clock.ts';
import { firstSnapshot, type Deed, type SessionHandlers, type Sitting, type Snapshot } from './snapshot.ts';
import { Telling } from './telling.ts';
import { walkAlong } from './walking.ts';

export class GameSession {
  readonly dossier: Dossier;
  readonly isWatching: boolean;
  readonly clock: ClockDisplay;
  private readonly telling: Telling;
  private snapshot: Snapshot;
  private readonly engine: Engine;
  private readonly handlers: SessionHandlers;
  private readonly listeners = new Set<() => void>();
  private readonly passed: Record<Party, Passes> = byParty(() => new Passes());
  /** How far each has been told. */
  private readonly seenUpTo: Record<Party, number> = byParty(() => FROM_THE_START);
  private asking: Promise<unknown> = Promise.resolve();
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
    this.telling = new Telling(party, update);
    this.clock = new ClockDisplay({
      onTick: (secondsLeft) => this.set({ secondsLeft }),
      onTimeUp: () => void this.timeUp(),
      onReading: (reading) => handlers.onClock?.(reading),
    });
    this.seenUpTo[party] = update.at;
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

  /** An alien turn has been told, and can be told again. */
  get hasLastTurn(): boolean {
    return this.telling.hasLastTurn;
  }

  get persons(): readonly Party[] {
    return personsOf(this.dossier);
  }

  /** People play against each other at this screen. */
  get isHotSeat(): boolean {
    return new Set(this.persons.map(sideOf)).size === 2;
  }

  /** C20.3 is kept towards people, wherever they sit. */
  private get isInCompany(): boolean {
    return this.persons.length > 1 || this.isElsewhere;
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
  async begin(): Promise<void> {
    await this.proceed();
  }

  /** Somebody at another window or screen has played on, or a lesson has gone on. */
  async follow(): Promise<void> {
    if (this.isClosed) return;
    const { party: viewer } = this.snapshot;
    const question = this.isWatching || this.isElsewhere ? 'follow' : 'look';
    try {
      const update = await this.hear(viewer, (since) => this.engine.ask(question, viewer, since));
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
        this.hear(viewer, async (since) => {
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

  /** Why each of these cannot be said now; null where it can. */
  whys(commands: readonly Command[]): Promise<readonly (Refusal | null)[]> {
    return this.speaker === null ? Promise.resolve([]) : this.engine.ask('why', this.speaker, commands);
  }

  forgetRefusal(): void {
    if (this.snapshot.refused !== null || this.snapshot.halted !== null) this.set({ refused: null, halted: null });
  }

  walks(piece: number): Promise<readonly Walk[]> {
    return this.speaker === null ? Promise.resolve([]) : this.engine.ask('walks', this.speaker, piece);
  }

  odds(commands: readonly Command[]): Promise<readonly (Odds | null)[]> {
    return this.speaker === null ? Promise.resolve([]) : this.engine.ask('odds', this.speaker, commands);
  }

  run(shot: Command): Promise<readonly number[]> {
    return this.speaker === null ? Promise.resolve([]) : this.engine.ask('run', this.speaker, shot);
  }

  shots(moves: readonly Command[]): Promise<readonly (readonly Shot[])[]> {
    return this.speaker === null ? Promise.resolve([]) : this.engine.ask('shots', this.speaker, moves);
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
    this.isBusy = true;
    const { party: viewer } = this.snapshot;
    const undoTo = this.clicks.start(this.snapshot.update.length);
    try {
      this.takeBack(
        await this.underwayUntil(viewer, { undoTo }, () =>
          this.hear(viewer, (since) => this.engine.ask('undo', viewer, undoTo, since)),
        ),
      );
    } catch (error) {
      this.fail(error);
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
      this.show(party, await this.hear(party, (since) => this.engine.ask('look', party, since)));
    } catch (error) {
      this.fail(error);
    }
  }

  private show(party: Party, update: Update): void {
    this.telling.forgetLastTurn();
    this.telling.cut(party, update);
    const log = this.telling.whole;
    this.set({ viewer: sideOf(party), party, curtain: null, update, view: update.view, log, refused: null });
    this.clock.follow(update.clock);
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

  roster(): Promise<Roster> {
    return this.engine.ask('roster');
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
    this.absorb(await this.hear(viewer, (since) => this.engine.ask('timeUp', viewer, since)));
    void this.proceed();
  }

  /** What is told is told in order: each question says how far the one before it has led. */
  private hear<Answer extends Update | null>(viewer: Party, ask: (since: number) => Promise<Answer>): Promise<Answer> {
    const asked = this.asking.then(async () => {
      const update = await ask(this.seenUpTo[viewer]);
      if (update !== null) this.seenUpTo[viewer] = update.at;
      return update;
    });
    this.asking = asked.catch(() => undefined);
    return asked;
  }

  private absorb(update: Update): void {
    for (const party of PARTIES) this.passed[party].follow(update.view.turn);
    this.telling.goOn(this.snapshot.party, update, !this.isSkipping);
    const log = this.telling.whole;
    this.set({ update, view: update.view, log, refused: null, isAskingAloud: false });
    this.clock.follow(update.clock);
  }

  private takeBack(update: Update): void {
    this.telling.cut(this.snapshot.party, update);
    const log = this.telling.whole;
    this.set({ update, view: update.view, log, refused: null, halted: null });
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
    const { pending } = this.snapshot.update;
    if (pending === null) return this.set({ isThinking: false });
    const party = this.askedPerson;
    if (party === null) return this.isElsewhere ? this.set({ isThinking: true }) : this.letPlay();
    this.isSkipping = false;
    const passed = this.passed[party];
    if (pending.decision === 'cp-response' && passed.answers(this.snapshot.update, this.isInCompany))
      return void (await this.command(party, PASS));
    if (pending.decision === 'psychic-power' && passed.hasNoPower(this.snapshot.update))
      return void (await this.command(party, PASS));
    if (party !== this.snapshot.party && this.snapshot.curtain === null) {
      if (this.seesTheSame(party)) return this.showTo(party);
      const handOver = handOverFor(pending);
      if (handOver !== 'none') return this.changeHands(party, handOver);
    }
    const only = this.onlyAnswer();
    if (only !== null) {
      this.clicks.goOn(this.snapshot.update.length);
      return void (await this.say(only));
    }
    this.set({ isThinking: false });
  }

  /** With one counter two marine players have no secrets from each other (A3.10). */
  private seesTheSame(party: Party): boolean {
    return !this.dossier.hasTwoCounters && sideOf(party) === this.snapshot.viewer;
  }

  private async letPlay(): Promise<void> {
    this.isBusy = true;
    this.set({ isThinking: true });
    try {
      await this.player.idle();
      const isWhole = this.isSkipping || this.player.pace === 'off';
      const { party: viewer } = this.snapshot;
      if (!this.isClosed)
        this.absorb(await this.hear(viewer, (since) => this.engine.ask('play', viewer, since, isWhole)));
    } catch (error) {
      this.fail(error);
      return;
    } finally {
      this.isBusy = false;
    }
    void this.proceed();
  }

  private changeHands(party: Party, how: 'aloud' | 'whole'): void {
    if (how === 'aloud') this.set({ isAskingAloud: true, isThinking: false });
    else this.set({ curtain: party, isThinking: false });
    this.clock.hold();
    void this.engine.ask('hold', true);
  }

  private onlyAnswer(): Offer | null {
    const { offers, pending } = this.snapshot.update;
    const answers = offers.filter((offer) => offer.do === 'place' || offer.do === 'face' || offer.do === 'pass');
    return pending?.decision === 'place-figure' && answers.length === 1 ? answers[0]! : null;
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

const PASS: Command = { do: 'pass', piece: -1, at: -1, how: 0, cp: 0 };
