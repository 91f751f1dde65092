/** A game as it was when the marines last began to act. */
import { begunTable, sayAgain } from '../resumeGame.ts';
import { formatSave, parseSave } from '../saves.ts';

export const beforeLastTurn = (save: string): string => {
  const { replay, sides, clock } = parseSave(save);
  const { scenario, seed, entries } = replay;
  const table = begunTable(scenario, seed);
  let turn = 0;
  let begun = 0;
  for (const entry of entries) {
    const { state } = table.game;
    if (state.phase === 'marine-action' && state.turn > turn) {
      ({ turn } = state);
      begun = table.entries.length;
    }
    sayAgain(table, entry);
  }
  const earlier = begunTable(scenario, seed);
  for (const entry of entries.slice(0, begun)) sayAgain(earlier, entry);
  return formatSave({ replay: earlier.replay(), sides, clock, reading: null });
};
