/** What a position is worth, told to people: how likely the marines are to win when both play on like the programs of this house. */
import type { Game, Setup, View } from '@sensorium/engine';
import { automatonOf } from '@sensorium/rules';
import type { Kind } from '../bots/search/features.ts';
import { likelyGame } from './likely.ts';
import { judge } from './network.ts';
import { inputsOf } from './traits.ts';
import { WEIGHTS } from './weights.generated.ts';

/** What is known of a game by name. */
export const namesOf = (setup: Setup, kind: Kind): readonly string[] => [
  kind,
  automatonOf({ setup } as Game) ?? 'nobody',
  setup.scenario.id,
];

const DECIDED = { marines: 1, aliens: 0, draw: 0.5 } as const;

/** The marines' chance to win, by what the viewer knows and nothing else: worlds that look the same are worth the same. */
export const worthOf = (setup: Setup, view: View): number => {
  if (view.winner !== 'none') return DECIDED[view.winner];
  const { kind, row } = inputsOf(likelyGame(setup, view));
  return judge(WEIGHTS, row, namesOf(setup, kind));
};
