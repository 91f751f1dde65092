/** A2.3–A2.6: what the end phase takes away. */
import {
  edit,
  pieceOf,
  removeMarkers,
  type Game,
  type PieceId,
  type Step,
  type MarkersNow,
  markersNow,
} from '@sensorium/engine';
import { BOOK_USED } from './combatChoices.ts';
import { loseGuard } from './guard.ts';
import { withoutJams } from './jams.ts';
import { FORCE_BARRIER, FRAG } from './markers.ts';

declare module '@sensorium/engine' {
  interface EventTypes {
    /** A2.4: jams and overheating, frag and force barriers are gone. */
    'markers-removed': MarkersNow;
  }
}

/** A2.4: markers that lie on squares for one turn; flames go with E2. */
const OF_ONE_TURN: readonly string[] = [FRAG, FORCE_BARRIER];

const clearJams = (game: Game, id: PieceId): boolean => {
  const piece = pieceOf(game, id);
  const counts = withoutJams(piece.counts);
  if (counts === piece.counts && piece.weapon !== 'jammed') return false;
  const draft = edit(game, id);
  draft.counts = counts;
  if (draft.weapon === 'jammed') draft.weapon = 'ready';
  return true;
};

const removeTurnMarkers: Step = {
  id: 'A2.4',
  run: (game) => {
    const before = game.state.markers.length;
    removeMarkers(game, ({ is }) => OF_ONE_TURN.includes(is));
    let isChanged = game.state.markers.length !== before;
    for (const id of game.state.marines) {
      loseGuard(game, id, 'A2.4');
      if (clearJams(game, id)) isChanged = true;
    }
    if (isChanged) game.sink?.({ is: 'markers-removed', now: markersNow(game), rule: 'A2.4' });
  },
};

/** A2.6. */
const resetBooks: Step = {
  id: 'A2.6',
  run: (game) => {
    for (const id of game.state.marines) {
      const { [BOOK_USED]: used, ...others } = pieceOf(game, id).counts;
      if (used !== undefined) edit(game, id).counts = others;
    }
  },
};

export const endPhaseInserts = [
  { into: 'end-phase', before: 'E3', step: removeTurnMarkers },
  { into: 'end-phase', before: 'E4', step: resetBooks },
] as const;
