/** The `automaton` step: one whole alien turn, up to the end of its action phase. */
import { otherwise, pending, submit, type GameEvent } from '@sensorium/engine';
import { createAutomaton, playAlienTurn } from '@sensorium/players';
import { automatonOf } from '@sensorium/rules';
import type { Situation } from './arrange.ts';
import type { Difference } from './inspect.ts';

const MOST_ANSWERS = 10_000;

/** Ends what stands before the next alien turn, with nobody deciding anything. */
const goToAlienTurn = (situation: Situation): Difference | null => {
  const { game } = situation;
  for (let i = 0; i < MOST_ANSWERS; i++) {
    const open = pending(game);
    if (open === null) return 'the game has ended';
    const isAlienTurn = game.state.phase === 'reinforcement' || game.state.phase === 'alien-action';
    if (isAlienTurn && situation.played !== game.state.turn) return null;
    const refused = submit(game, open.side, otherwise(game));
    if (refused !== null) return `refused: ${refused.rule} ${refused.reason}`;
  }
  return 'the alien turn was never reached';
};

export const playAutomaton = (situation: Situation): Difference[] => {
  const { game } = situation;
  const failed = goToAlienTurn(situation);
  if (failed !== null) return [failed];
  situation.played = game.state.turn;
  const refusals: Difference[] = [];
  const { sink } = game;
  game.sink = (event: GameEvent) => {
    if (event.is === 'automaton-refused')
      refusals.push(`the automaton was refused: ${event.word}: ${event.rule} ${event.reason}`);
    sink?.(event);
  };
  playAlienTurn(game, createAutomaton(automatonOf(game)!), otherwise, 'end');
  game.sink = sink;
  return refusals;
};
