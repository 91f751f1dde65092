/** One game at this screen: who looks, what he may know, what he may say. The rules live in the worker. */
import type { Command, GameEvent, Refusal, Side, View } from '@sensorium/engine';
import type { Roster } from '@sensorium/rules';
import type { EngineClient } from '../engine/client.ts';
import {
  commandOf,
  FROM_THE_START,
  handOverFor,
  type ClockReading,
  type Dossier,
  type Odds,
  sideOf,
  type Offer,
  type Party,
  type Shot,
  type Update,
  type Walk,
} from '../engine/protocol.ts';
import { Keeper } from './keeper.ts';
import { Logbook, type LogEntry } from './logbook.ts';
import { PARTIES, byParty, firstCurtain, partnerOf, personAsked, personsOf } from './parties.ts';
import { Passes, type PassScope } from './passes.ts';
import { EventPlayer } from './player.ts';
import { ClockDisplay } from './clock.ts';
import { stageOf, type Stage } from './stage.ts';

export interface Snapshot {
  readonly viewer: Side;
  /** Who of that side: with two marine players one of them (A3.10). */
  readonly party: Party;
  readonly update: Update;
  readonly view: View;
  readonly log: readonly LogEntry[];
  /** The screen changes hands: nothing is shown until he takes it. */
  readonly curtain: Party | null;
  /** C20.3: whether the marine player wants to answer is asked without showing what he has. */
  readonly isAskingAloud: boolean;
  readonly refused: { readonly why: Refusal; readonly command: Command } | null;
  readonly isThinking: boolean;
  readonly secondsLeft: number | null;
  readonly failure: string | null;
}

export interface SessionHandlers {
  /** The game as a file, after every accepted command. */
  readonly onSaved?: (save: string) => Promise<void>;
  readonly onClock?: (reading: ClockReading) => void;
}

/** Events that do not interrupt a walk (C8.1: each step is an action of its own). */
const UNEVENTFUL: readonly GameEvent['is'][] = [
  'piece-activated',
  'points-paid',
  'piece-moved',
  'piece-turned',
  'overwatch-lost',
];

/** Whoever knows the whole game and answers for it: the worker. */
export type Engine = Pick<EngineClient, 'ask' | 'close'>;

export class GameSession {
  readonly dossier: Dossier;
  readonly player: EventPlayer;
  readonly clock: ClockDisplay;
  /** What happened since the last alien turn began, to be shown again. */
  lastTurn: { stage: Stage; events: GameEvent[] } | null = null;
  private snapshot: Snapshot;
  private readonly engine: Engine;
  private readonly listeners = new Set<() => void>();
  private readonly passed: Record<Party, Passes> = byParty(() => new Passes());
  private readonly logbook: Logbook;
  private readonly keeper: Keeper;
  /** How far each has been told. */
  private readonly told: Record<Party, number> = byParty(() => FROM_THE_START);
  private asking: Promise<unknown> = Promise.resolve();
  private isClosed = false;
  private isBusy = false;
  private wished: Command | null = null;
  private isSkipping = false;

  constructor(engine: Engine, dossier: Dossier, party: Party, update: Update, handlers: SessionHandlers) {
    this.engine = engine;
    this.dossier = dossier;
    this.logbook = new Logbook();
    this.keeper = new Keeper(engine, handlers.onSaved, (error) => {
      if (!this.isClosed) this.fail(error);
    });
    this.player = new EventPlayer(stageOf(update.view));
    this.clock = new ClockDisplay({
      onTick: (secondsLeft) => this.set({ secondsLeft }),
      onTimeUp: () => void this.timeUp(),
      onReading: (reading) => handlers.onClock?.(reading),
    });
    this.told[party] = update.at;
    this.snapshot = {
      viewer: sideOf(party),
      party,
      update,
      view: update.view,
      log: [],
      curtain: firstCurtain(dossier, update),
      isAskingAloud: false,
      refused: null,
      isThinking: false,
      secondsLeft: null,
      failure: null,
    };
    this.snapshot = { ...this.snapshot, log: this.logbook.extend(party, update, this.player.stage) };
    this.clock.follow(update.clock);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getSnapshot = (): Snapshot => this.snapshot;

  get persons(): readonly Party[] {
    return personsOf(this.dossier);
  }

  /** People play against each other at this screen. */
  get isHotSeat(): boolean {
    return new Set(this.persons.map(sideOf)).size === 2;
  }

  /** Whose decision this screen may answer now, or null: of several that are asked the one who looks. */
  get speaker(): Party | null {
    const { curtain, isAskingAloud } = this.snapshot;
    return curtain !== null || isAskingAloud ? null : this.askedPerson;
  }

  /** A3.12: the other marine player, if he may act now too and the screen can be passed to him. */
  get partner(): Party | null {
    const { party, update } = this.snapshot;
    return this.speaker === party ? partnerOf(party, update) : null;
  }

  private get askedPerson(): Party | null {
    return personAsked(this.dossier, this.snapshot.update, this.snapshot.party);
  }

  /** Begins to play: bots move, the curtain falls where it must. A new game is kept at once: its seed is nowhere else. */
  async begin(): Promise<void> {
    if (this.snapshot.update.length === 0) this.keeper.keep();
    if (this.snapshot.curtain !== null) await this.engine.ask('hold', true);
    await this.proceed();
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
    if (this.isBusy) return false;
    this.isBusy = true;
    this.player.skip();
    try {
      const { party: viewer } = this.snapshot;
      let why: Refusal | null = null;
      const update = await this.hear(viewer, async (since) => {
        const said = await this.engine.ask('say', by, command, viewer, since);
        if (said.ok) return said.update;
        ({ why } = said);
        return null;
      });
      if (update !== null) this.absorb(update);
      else if (why !== null) this.set({ refused: { why, command } });
      return update !== null;
    } catch (error) {
      this.fail(error);
      return false;
    } finally {
      this.isBusy = false;
      void this.proceed();
    }
  }

  /** Says why something cannot be done, by the rule that forbids it (C1.13). */
  async explain(command: Command): Promise<void> {
    const why = await this.engine.ask('why', this.speaker ?? this.snapshot.party, command);
    if (why !== null) this.set({ refused: { why, command } });
  }

  forgetRefusal(): void {
    if (this.snapshot.refused !== null) this.set({ refused: null });
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

  /** Step by step; stops when something happens that the walker did not ask for. */
  async walk(walk: Walk, withCp: boolean): Promise<void> {
    for (const step of walk.steps) {
      const { update } = this.snapshot;
      const offer = update.offers.find(
        (other) => other.do === step.do && other.piece === step.piece && other.at === step.at && other.how === 0,
      );
      const before = this.snapshot.log.length;
      if (offer === undefined || !(await this.say(offer, withCp ? offer.most : offer.least))) return;
      const news = this.snapshot.log.slice(before);
      if (news.some(({ event }) => !UNEVENTFUL.includes(event.is))) return;
      if (this.player.pace !== 'off') await this.player.idle();
    }
  }

  async undo(): Promise<void> {
    if (this.isBusy || this.snapshot.update.undoable === 0) return;
    this.player.skip();
    const { party: viewer } = this.snapshot;
    const update = await this.hear(viewer, (since) => this.engine.ask('undo', viewer, since));
    const stage = stageOf(update.view);
    const log = this.logbook.extend(viewer, update, stage);
    this.set({ update, view: update.view, log, refused: null });
    this.player.cut(stage);
    this.clock.follow(update.clock);
    this.keeper.keep();
  }

  /** The person now at the screen is the one the curtain names. */
  async take(): Promise<void> {
    const party = this.snapshot.curtain;
    if (party === null) return;
    await this.engine.ask('hold', false);
    await this.showTo(party);
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
    const update = await this.hear(party, (since) => this.engine.ask('look', party, since));
    const stage = stageOf(update.view);
    this.lastTurn = null;
    this.player.cut(stage);
    const log = this.logbook.extend(party, update, stage);
    this.set({ viewer: sideOf(party), party, curtain: null, update, view: update.view, log, refused: null });
    this.clock.follow(update.clock);
    void this.proceed();
  }

  pass(scope: PassScope, actor: number): void {
    const party = this.askedPerson ?? 'marines';
    this.passed[party].note(scope, actor);
    void this.command(party, PASS);
  }

  /** The marine player wants to answer: only now may his command points be shown. */
  answer(): void {
    this.set({ isAskingAloud: false, curtain: this.askedPerson });
  }

  /** The rest of the other side's turn happens at once. */
  skip(): void {
    this.isSkipping = true;
    this.player.skip();
  }

  replayLastTurn(): void {
    if (this.lastTurn === null || this.snapshot.isThinking) return;
    const end = this.player.stage;
    const { stage, events } = this.lastTurn;
    this.player.cut(stage);
    this.player.tell(events, end);
  }

  roster(): Promise<Roster> {
    return this.engine.ask('roster');
  }

  close(): void {
    this.isClosed = true;
    this.keeper.close();
    this.clock.hold();
    this.engine.close();
  }

  private async timeUp(): Promise<void> {
    if (this.isClosed) return;
    this.player.skip();
    const { party: viewer } = this.snapshot;
    this.absorb(await this.hear(viewer, (since) => this.engine.ask('timeUp', viewer, since)));
    void this.proceed();
  }

  /** What is told is told in order: each question says how far the one before it has led. */
  private hear<Answer extends Update | null>(viewer: Party, ask: (since: number) => Promise<Answer>): Promise<Answer> {
    const asked = this.asking.then(async () => {
      const update = await ask(this.told[viewer]);
      if (update !== null) this.told[viewer] = update.at;
      return update;
    });
    this.asking = asked.catch(() => undefined);
    return asked;
  }

  private absorb(update: Update): void {
    const before = this.player.stage;
    this.noteTurn(update, before);
    const log = this.logbook.extend(this.snapshot.party, update, before);
    this.set({ update, view: update.view, log, refused: null, isAskingAloud: false });
    const end = stageOf(update.view);
    if (this.isSkipping) this.player.cut(end);
    else this.player.tell(update.events, end);
    this.clock.follow(update.clock);
    this.keeper.keep();
  }

  private noteTurn(update: Update, before: Stage): void {
    for (const event of update.events)
      if (event.is === 'phase-began' && event.phase === 'reinforcement') this.lastTurn = { stage: before, events: [] };
    for (const party of PARTIES) this.passed[party].follow(update.view.turn);
    if (update.view.phase !== 'marine-action' || update.events.some(({ is }) => is === 'cp-revealed'))
      this.lastTurn?.events.push(...update.events);
  }

  /** Lets bots decide, answers what needs no answer, drops the curtain, until a person must decide. */
  private async proceed(): Promise<void> {
    if (this.isBusy || this.isClosed) return;
    if (this.wished !== null) {
      const { wished } = this;
      this.wished = null;
      return void (await this.command(this.snapshot.party, wished));
    }
    const { pending } = this.snapshot.update;
    if (pending === null) return this.set({ isThinking: false });
    const party = this.askedPerson;
    if (party === null) return this.letPlay();
    this.isSkipping = false;
    const passed = this.passed[party];
    if (pending.decision === 'cp-response' && passed.answers(this.snapshot.update, this.persons.length > 1))
      return void (await this.command(party, PASS));
    if (pending.decision === 'psychic-power' && passed.hasNoPower(this.snapshot.update))
      return void (await this.command(party, PASS));
    if (party !== this.snapshot.party && this.snapshot.curtain === null) {
      if (this.seesTheSame(party)) return this.showTo(party);
      const handOver = handOverFor(pending);
      if (handOver !== 'none') return this.changeHands(party, handOver);
    }
    const only = this.onlyAnswer();
    if (only !== null) return void (await this.say(only));
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

  private fail(error: unknown): void {
    this.set({ failure: error instanceof Error ? error.message : String(error), isThinking: false });
  }

  private set(change: Partial<Snapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }
}

const PASS: Command = { do: 'pass', piece: -1, at: -1, how: 0, cp: 0 };
