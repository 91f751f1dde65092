/**
 * A lesson that is a whole mission, played freely against a program. Each hint is read once, when what it speaks of has
 * come; nobody acts until then. A game that is lost is taken back to the beginning of the last turn.
 */
import { MISSIONS, toScenario, type LessonHint, type MissionLesson } from '@sensorium/content';
import { NOBODY, pending, refusal, type Command, type Refusal } from '@sensorium/engine';
import { GameHost, openTable } from '../host.ts';
import { PERSON, type Party, type Update } from '../protocol.ts';
import type { TableSeat } from '../tableSeat.ts';
import type { LessonDeed, LessonStart, LessonStatus, LessonTable } from './lessonTable.ts';
import { beforeLastTurn } from './takenBack.ts';
import { LessonError } from './wanted.ts';

const GOAL = -1;
const READ_FIRST = refusal('C1.13', 'lesson-is-read');

export class MissionLessonTable implements LessonTable {
  readonly host: GameHost;
  readonly place: TableSeat;
  private readonly lesson: MissionLesson;
  private readonly read: Set<string>;
  private isGoalRead: boolean;

  constructor(lesson: MissionLesson, { step, save, read = [] }: LessonStart) {
    this.lesson = lesson;
    this.read = new Set(read);
    this.isGoalRead = step > GOAL;
    const mission = MISSIONS.find(({ id }) => id === lesson.mission);
    if (mission === undefined) throw new LessonError(`${lesson.id}: there is no mission '${lesson.mission}'`);
    const { seed, opponent } = lesson;
    this.host = openTable(
      {
        scenario: toScenario(mission),
        sides: { marines: PERSON, aliens: opponent },
        clock: 'off',
        seed,
        ...(save === undefined ? {} : { save }),
      },
      { now: () => 0, drawSeed: () => seed },
    );
    this.place = this.host.seat('marines');
  }

  get status(): LessonStatus {
    const { winner } = this.host.game.state;
    const isLost = winner === 'aliens' || winner === 'draw';
    const save = this.host.save();
    return {
      step: winner === 'marines' ? 1 : this.isGoalRead ? 0 : GOAL,
      steps: 1,
      isHeld: this.isHeld,
      isActing: false,
      light: null,
      actor: NOBODY,
      wrong: null,
      hint: this.isGoalRead ? (this.due?.id ?? '') : '',
      read: [...this.read],
      isLost,
      save: isLost ? beforeLastTurn(save) : save,
    };
  }

  look(viewer: Party, since?: number): Update {
    const update = this.place.look(viewer, since);
    return this.isHeld ? { ...update, pending: null, asked: [], offers: [], undoable: 0 } : update;
  }

  say(party: Party, command: Command): Refusal | null {
    return this.isHeld ? READ_FIRST : this.place.say(party, command);
  }

  play(isWhole: boolean): void {
    while (this.host.isProgramsTurn && !this.isHeld) {
      this.host.play();
      if (!isWhole) break;
    }
  }

  hear({ is }: LessonDeed): void {
    if (is !== 'go-on') return;
    const { due } = this;
    if (!this.isGoalRead) this.isGoalRead = true;
    else if (due !== null) this.read.add(due.id);
  }

  private get isHeld(): boolean {
    return !this.isGoalRead || this.due !== null || this.host.game.state.winner !== 'none';
  }

  /** The first hint that is not read yet and whose moment has come. */
  private get due(): LessonHint | null {
    const { state } = this.host.game;
    if (state.winner !== 'none') return null;
    const open = pending(this.host.game);
    const met = new Set<string>(this.host.story().flatMap((events) => events.map(({ is }) => is)));
    const isDue = ({ trigger }: LessonHint): boolean => {
      if (trigger.on === 'turn') return state.turn >= trigger.turn;
      if (trigger.on === 'event') return met.has(trigger.event);
      if (trigger.on === 'decision') return open?.side === 'marines' && open.decision === trigger.decision;
      return true;
    };
    return this.lesson.hints.find((hint) => !this.read.has(hint.id) && isDue(hint)) ?? null;
  }
}
