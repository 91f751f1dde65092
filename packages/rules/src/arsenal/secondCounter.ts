/** A3.10–A3.12: two marine players, each with a counter of his own. */
import {
  MARINES_ONLY,
  type Game,
  type Hooks,
  type PieceId,
  type Rules,
  type Scenario,
  type Step,
  type Memory,
} from '@sensorium/engine';
import { cpLeft, secretOf } from '../core/commandPoints.ts';
import { CP_COUNTERS } from '../core/data.ts';
import type { Responder } from '../core/response.ts';

declare module '@sensorium/engine' {
  interface MemoryTypes {
    'marines-only-second-cp': number;
    'second-cp-spent': number;
  }
}

/** Memory: the second counter, and what has been spent of it. */
export const DRAWN = `${MARINES_ONLY}second-cp` as const;
export const SPENT = 'second-cp-spent';
const FIGURES_NEEDED = 15;

/** A3.10: checked once, on the whole force of the scenario. */
export const hasSecondCounter = (scenario: Scenario, rules: Rules): boolean => {
  const marines = scenario.pieces.filter(({ is }) => rules.units.get(is)?.side === 'marines');
  const ofSecond = marines.filter(({ player }) => player === 2).length;
  return (
    rules.options['second-cp-counter'] === 'on' &&
    marines.length >= FIGURES_NEEDED &&
    ofSecond > 0 &&
    ofSecond < marines.length
  );
};

/** Whether there are two counters. */
export const isInPlay = ({ setup }: Pick<Game, 'setup'>): boolean => setup.hooks.responders !== null;

/** Whose figure it is: 1 or 2. */
export const playerOf = (game: Game, id: PieceId): number => game.setup.scenario.pieces[id]?.player ?? 1;

/** The player whose counter serves that figure; 1 where there is one counter. */
const purseOf = (game: Game, id: PieceId): number => (isInPlay(game) ? playerOf(game, id) : 1);

const spentOfSecond = (game: Game): number => game.state.memory[SPENT] ?? 0;

const remember = (game: Game, change: Memory): void => {
  game.state.memory = { ...game.state.memory, ...change };
};

/** A3.13: the marker of the player whose figure it is. */
export const spentBy = (game: Game, id: PieceId): number =>
  purseOf(game, id) === 2 ? spentOfSecond(game) : game.state.cpSpent;

/** A14.5: one step back. */
export const giveBack = (game: Game, id: PieceId): void => {
  if (purseOf(game, id) === 2) remember(game, { [SPENT]: spentOfSecond(game) - 1 });
  else game.state.cpSpent -= 1;
};

/** A3.11: out of the five counters that the first player has left; his own stays out of the pool. */
export const drawSecond = (game: Game): number => {
  const left = CP_COUNTERS.map((count, place) => (place === game.state.cpDrawn - 1 ? 0 : count));
  const value = game.chance.draw(game, { for: 'command-counter', by: -1 }, left) + 1;
  remember(game, { [DRAWN]: value });
  return value;
};

/** A3.11: the second player draws when the first has settled his redraw. */
export const secondDraw: Step = {
  id: 'A3.11',
  run: (game) => {
    if (!isInPlay(game)) return;
    remember(game, { [SPENT]: 0 });
    const value = drawSecond(game);
    game.sink?.({ is: 'cp-drawn', bonus: 0, secret: { ...secretOf(game, 2), value }, rule: 'A3.11' });
  },
};

/** A3.15, C7.5. */
export const revealSecond: Step = {
  id: 'A3.15',
  run: (game) => {
    const { [DRAWN]: value, [SPENT]: spent, ...others } = game.state.memory;
    if (value === undefined) return;
    game.sink?.({ is: 'cp-revealed', value, spent: spent ?? 0, reveals: true, rule: 'A3.15' });
    game.state.memory = others;
  },
};

const leftToSecond = (game: Game): number => Math.max(0, (game.state.memory[DRAWN] ?? 0) - spentOfSecond(game));

/** A3.12: each player's own counter, own figures, and the answer offered to the first before the second. */
export const secondCounterHooks: Hooks = {
  cpLeftFor: (game, id) => (playerOf(game, id) === 2 ? leftToSecond(game) : cpLeft(game)),
  cpSpentBy: (game, id, points) => {
    if (playerOf(game, id) !== 2) return false;
    remember(game, { [SPENT]: spentOfSecond(game) + points });
    return true;
  },
  responders: (game): Responder[] => {
    const ofPlayer = (player: number): PieceId[] => game.state.marines.filter((id) => playerOf(game, id) === player);
    return [
      { spent: game.state.cpSpent, marines: ofPlayer(1) },
      { spent: spentOfSecond(game), marines: ofPlayer(2) },
    ];
  },
};
