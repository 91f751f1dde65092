/** D19.12, D19.13: reinforcements are a maximum, out of a total. */
import { popFrame, push, refusal, totalOf, type Decision, type Game, type State } from '@sensorium/engine';
import { drawBlips } from '../core/entryAreas.ts';
import { blipsUsed } from '../deathwing/roster.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    take: 'number';
  }
  interface DecisionTypes {
    'take-reinforcements': true;
  }
  interface FrameTypes {
    /** D19.12: how many of the blips due the alien player takes, declared before any is drawn. */
    'take-reinforcements': { readonly most: number };
  }
  interface EventTypes {
    /** `left`: blips of the total not taken yet; public (D19.13). */
    'reinforcements-taken': { readonly count: number; readonly most: number; readonly left: number };
  }
}

/** D19.13: what is left of the total. */
export const blipsLeft = (game: { readonly state: Pick<State, 'memory'> }, total: number): number =>
  Math.max(0, total - blipsUsed(game));

export const askHowMany = (game: Game, due: number): boolean => {
  push(game, { kind: 'take-reinforcements', most: due });
  return true;
};

const TOO_MANY = refusal('D19.12', 'that-many-do-not-come');
const SAY_HOW_MANY = refusal('D19.12', 'say-how-many');

export const takeReinforcements: Decision<'take-reinforcements'> = {
  kind: 'take-reinforcements',
  decision: 'take-reinforcements',
  isPublic: false,
  side: () => 'aliens',
  options: (game, { most }, out) => {
    const word = game.setup.rules.wordIndex.get('take')!;
    for (let count = 0; count <= most; count++) out.add(word, -1, count, 0, 0);
  },
  refusal: (_game, _frame, command) => (command.do === 'take' ? TOO_MANY : SAY_HOW_MANY),
  choose: (game, { most }, { at: count }) => {
    popFrame(game);
    const drawn = Math.min(count, totalOf(game.state.pool)); // C2.3
    const left = Math.max(0, blipsLeft(game, blipsInAll(game)) - drawn);
    game.sink?.({ is: 'reinforcements-taken', count, most, left, rule: 'D19.12' });
    if (count > 0) drawBlips(game, count, false);
  },
  /** D1.15: optional reinforcements: all. */
  otherwise: (_game, { most }) => ({ do: 'take', piece: -1, at: most, how: 0, cp: 0 }),
};

const blipsInAll = (game: Game): number =>
  game.setup.scenario.rules.reduce(
    (total, plan) => (plan.is === 'scenario' && typeof plan['blips'] === 'number' ? plan['blips'] : total),
    0,
  );
