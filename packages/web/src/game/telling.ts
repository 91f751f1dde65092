/** What one at the screen is told: written down whole at once, and shown in its order by the player. */
import type { View } from '@sensorium/engine';
import type { Party, Update } from '../engine/protocol.ts';
import { Logbook, type LogEntry } from './logbook.ts';
import { EventPlayer } from './player.ts';
import { lastThrow } from './scene.ts';
import { stageOf, type Stage } from './stage.ts';

/** An alien turn, to be shown again: how the table stood, and which lines of the log it is. */
interface Passage {
  readonly view: View;
  readonly from: number;
  to: number;
}

export class Telling {
  readonly player: EventPlayer;
  private readonly logbook = new Logbook();
  private passage: Passage | null = null;
  private log: readonly LogEntry[];
  private view: View;

  constructor(party: Party, update: Update) {
    this.view = update.view;
    this.log = this.logbook.extend(party, update, stageOf(update.view));
    this.player = new EventPlayer(update.view, this.log);
  }

  /** All that was ever told to him who looks, shown already or not. */
  get whole(): readonly LogEntry[] {
    return this.log;
  }

  /** An alien turn has been told, and can be told again. */
  get hasLastTurn(): boolean {
    return this.passage !== null && this.passage.to > this.passage.from;
  }

  /** The game has gone on; what has happened is not watched where somebody skips it. */
  goOn(party: Party, update: Update, isWatched: boolean): void {
    const { length } = this.log;
    const before = this.view;
    this.write(party, update, this.player.stage);
    this.notePassage(update, before, length);
    const fresh = this.log.slice(length);
    if (isWatched) this.player.tell(fresh, update.view);
    else this.player.cut(update.view, this.log, lastThrow(fresh) ?? this.player.scene.dice);
  }

  /** Commands were taken back, or somebody else looks: what is shown is what he has been told, at once. */
  cut(party: Party, update: Update): void {
    this.write(party, update, stageOf(update.view));
    this.player.cut(update.view, this.log);
  }

  forgetLastTurn(): void {
    this.passage = null;
  }

  tellLastTurnAgain(): void {
    if (this.passage === null) return;
    const { view, from, to } = this.passage;
    this.player.cut(view, this.log.slice(0, from));
    this.player.tell(this.log.slice(from, to), this.view, this.log);
  }

  private write(party: Party, update: Update, before: Stage): void {
    this.log = this.logbook.extend(party, update, before);
    this.view = update.view;
  }

  private notePassage({ events, view }: Update, before: View, from: number): void {
    if (events.some((event) => event.is === 'phase-began' && event.phase === 'reinforcement'))
      this.passage = { view: before, from, to: from };
    if (this.passage === null) return;
    if (view.phase !== 'marine-action' || events.some(({ is }) => is === 'cp-revealed'))
      this.passage.to = this.log.length;
  }
}
