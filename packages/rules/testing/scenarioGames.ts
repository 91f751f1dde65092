/** Games of the generator's scenarios on boards a line long. */
import { command, createGame, pending, submit, type Game, type Refusal, type Word } from '@sensorium/engine';
import { checkConditions } from '../src/core/endOfGame.ts';
import { SCENARIOS, type ScenarioId } from '../src/scenarios/table.ts';
import type { ScenarioPlan } from '../src/scenarios/scenario.ts';
import { setupOf, type Sketch } from './scenarios.ts';

type Pieces = Sketch['pieces'];

export interface ScenarioSketch extends Partial<Sketch> {
  readonly board: readonly string[];
  readonly pieces: Pieces;
  readonly plan?: Partial<ScenarioPlan>;
}

export const beginScenario = (id: ScenarioId, { plan, ...sketch }: ScenarioSketch): Game =>
  createGame(
    setupOf({
      modules: ['missions', 'deathwing', 'scenarios'],
      options: SCENARIOS[id].options,
      rules: [{ is: 'scenario', id, blips: 20, corridors: [[[1, 1]]], ...plan }],
      ...sketch,
    }),
    { seed: 1 },
  );

/** Says a command for whoever must decide. */
export const say = (game: Game, word: Word, piece = -1, at = -1, how = 0): Refusal | null =>
  submit(game, pending(game)!.side, command(word, piece, at, how));

/** Who has won if conditions are checked now. */
export const outcomeOf = (game: Game): string => {
  if (game.state.winner === 'none') checkConditions(game, false);
  return `${game.state.winner} ${game.state.endedBy}`.trim();
};

/** Both sides do nothing until the turn is over: no reinforcements, no ambush, no answers. */
export const passTurn = (game: Game): void => {
  const { turn } = game.state;
  for (let i = 0; i < 100 && game.state.turn === turn && game.state.winner === 'none'; i++) {
    const { decision } = pending(game)!;
    const refused =
      decision === 'take-reinforcements' ? say(game, 'take', -1, 0) : say(game, decision === 'action' ? 'end' : 'pass');
    if (refused !== null) throw new Error(`${decision}: ${refused.rule} ${refused.reason}`);
  }
};
