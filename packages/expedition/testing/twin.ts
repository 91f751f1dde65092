/** Twin worlds: two games that one side cannot tell apart. */
import { cloneGame, edit, profileOf, type Game, type Side } from '@sensorium/engine';
import { PHANTOM, REAL } from '@sensorium/rules';

type Pick = (below: number) => number;

/** The same game to one side: what it cannot know is other. */
export const twinOf = (game: Game, side: Side, pick: Pick): Game => {
  const twin = cloneGame(game);
  if (side === 'aliens') {
    const least = Math.max(1, twin.state.cpSpent - twin.state.cpBonus);
    if (twin.state.cpDrawn > 0) twin.state.cpDrawn = least + pick(7 - least);
  } else
    for (const id of twin.state.aliens) {
      const { unit } = profileOf(twin, twin.state.pieces[id]!);
      if (unit.isBlip) edit(twin, id).value = unit.isFromPool ? 1 + pick(3) : pick(2) === 0 ? REAL : PHANTOM;
    }
  return twin;
};
