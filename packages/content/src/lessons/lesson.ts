/** A lesson as programs use it. */
import type { Scenario } from '@sensorium/engine';
import type { LevelDrawing, Mission } from '../mission.ts';
import { toScenario } from '../scenario.ts';
import type { LessonFile } from './lessonSchema.ts';

type Frozen<T> = T extends object ? { readonly [Key in keyof T]: Frozen<T[Key]> } : T;
type FileOf<Kind extends LessonFile['kind']> = Extract<LessonFile, { kind: Kind }>;

export type BoardLesson = Frozen<Omit<FileOf<'board'>, 'board'>> & {
  readonly board: LevelDrawing & { readonly above: readonly LevelDrawing[] };
};
export type MissionLesson = Frozen<FileOf<'mission'>>;
export type Lesson = BoardLesson | MissionLesson;

export type LessonStep = BoardLesson['steps'][number];
export type LessonOrder = LessonStep['after'][number];
export type LessonHint = MissionLesson['hints'][number];
/** A marine of the roster, or whoever stands on a square. */
export type LessonWho = NonNullable<LessonOrder['by']>;
export type LessonLight = NonNullable<LessonStep['light']>;
export type LessonWant = NonNullable<LessonStep['want']>;

/** The board of a lesson as a mission, which nobody deploys and nobody plays but here. */
const missionOf = ({ id, words, blips, ...lesson }: BoardLesson): Mission => {
  const { title, goal } = words.en;
  const { modules, options, board, entries, exits, force, aliens, objectives, special } = lesson;
  return {
    id,
    order: 0,
    difficulty: 1,
    origin: 'own',
    forbids: [],
    words: {
      en: { title, briefing: goal, marines: goal, aliens: goal, rules: [], hints: { marines: [], aliens: [] } },
    },
    deployment: [],
    blips: { start: 0, perTurn: blips },
    automaton: { mentionedMarines: 'none', objectiveSquares: [], alienGoalSquares: [] },
    modules,
    options,
    board,
    entries,
    exits,
    force,
    aliens,
    objectives,
    special,
  };
};

export const lessonScenario = (lesson: BoardLesson): Scenario => toScenario(missionOf(lesson));
