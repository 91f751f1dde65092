/** All that the board shows of what can be done and what would come of it, each worked out anew only when it changes. */
import { useCallback, useMemo } from 'preact/compat';
import type { Stain } from './board/Scenery.tsx';
import { playable, walkTo } from './controls.ts';
import { supplyOf } from './deathwing/supplies.ts';
import { foresee } from './foresight.ts';
import { litMarks } from './lit.ts';
import type { LogEntry } from './logbook.ts';
import { bloodOf } from './looks/units.tsx';
import { areasOf, movingTargets, notesOf, reachOf, targetsOf, turnsOf } from './marks.ts';
import type { Teller } from './sentences.ts';
import type { Slot } from './slots.ts';
import { haltMarks, stageMarks } from './stageMarks.ts';
import type { Game } from './useGame.ts';

/** What the person looks at. */
interface Looked {
  /** The square under the pointer or the cursor; −1 for none. */
  readonly square: number;
  /** The place of the action bar. */
  readonly pointed: Slot | null;
  /** The square a lesson is about; −1 for none. */
  readonly lit: number;
}

const MOST_STAINS = 40;
const stainsOf = (log: readonly LogEntry[]): Stain[] =>
  log
    .flatMap(({ key, event }) =>
      event.is === 'piece-killed' && event.at >= 0 ? [{ key, at: event.at, blood: bloodOf(event.unit) }] : [],
    )
    .slice(-MOST_STAINS);

export const useMarks = (game: Game, teller: Teller, { square, pointed, lit }: Looked) => {
  const { context, isShowing, odds, scene, stage, snapshot } = game;
  const { words } = teller;
  const { board, choice, dossier } = context;
  const { view, halted } = snapshot;
  const walks = useMemo(() => reachOf(context), [context]);
  const path = walkTo(context, walks, choice.pinned >= 0 ? choice.pinned : square) ?? null;
  const foresight = useMemo(
    () => (isShowing ? null : foresee({ context, stage, words }, odds, { pointed, square, walk: path })),
    [isShowing, context, stage, words, odds, pointed, square, path],
  );
  const still = useMemo(() => targetsOf(context, odds, words), [context, odds, words]);
  const moving = useMemo(() => movingTargets(context, square, words), [context, square, words]);
  const marked = useMemo(() => {
    const plain = moving.length > 0 ? moving : still;
    const foreseen = foresight?.targets ?? [];
    return [...plain.filter(({ at }) => foreseen.every((other) => other.at !== at)), ...foreseen];
  }, [moving, still, foresight]);
  const decided = useMemo(() => (isShowing ? stageMarks(teller, scene) : []), [isShowing, teller, scene]);
  const targets = useMemo(
    () =>
      isShowing
        ? decided
        : [...litMarks(lit, board, marked), ...marked, ...notesOf(context, words), ...haltMarks(teller, halted)],
    [isShowing, decided, marked, context, teller, halted, words, lit, board],
  );
  return {
    walks,
    path,
    foresight,
    targets,
    turns: useMemo(() => turnsOf(context), [context]),
    areas: useMemo(() => areasOf(context), [context]),
    able: useMemo(() => new Set(context.canSpeak ? playable(context) : []), [context]),
    stains: useMemo(() => stainsOf(snapshot.log), [snapshot.log]),
    supply: useCallback((id: number) => supplyOf(dossier, view, id), [view, dossier]),
  };
};
