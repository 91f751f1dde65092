/** D19.18–D19.20, D20: who has won. */
import { onBoard, pieceOf, type Game, type Square, type State } from '@sensorium/engine';
import { areasToSecure, isObjective } from './areas.ts';
import { isIntruded, type Lane } from './corridors.ts';
import { hasSeenOne, noteSight } from './recon.ts';
import { blipsLeft } from './reinforcements.ts';
import type { ScenarioId } from './table.ts';

/** What the rule of a scenario is made from, on its board. */
export interface ScenarioBoard {
  readonly lanes: readonly Lane[];
  readonly controlRoom: readonly Square[];
  /** D19.13. */
  readonly blips: number;
}

/** The rule by which each side's condition holds, or null. */
interface Judgement {
  readonly marines: string | null;
  readonly aliens: string | null;
}

type Judge = (game: Game, board: ScenarioBoard) => Judgement;

const fates = (game: Game, fate: string): number =>
  game.state.marines.filter((id) => pieceOf(game, id).fate === fate).length;

const isDeserted = (game: Game): boolean => !game.state.marines.some((id) => onBoard(pieceOf(game, id)));

/** D19.19: the total is used and nothing is left of it. */
export const isUsedUp = (game: Game, { blips }: ScenarioBoard): boolean =>
  game.state.aliens.length === 0 && blipsLeft(game, blips) === 0;

const MOST_LOST = 1; // D20.3

const recon: Judge = (game) => {
  noteSight(game);
  const lost = fates(game, 'dead');
  const isHome = isDeserted(game) && fates(game, 'teleported') >= 1 && hasSeenOne(game) && lost <= MOST_LOST;
  return { marines: isHome ? 'D20.3' : null, aliens: lost > MOST_LOST ? 'D20.4' : null };
};

const establish: Judge = (game) => ({
  marines: areasToSecure(game, isObjective).length === 0 ? 'D20.6' : null,
  aliens: null,
});

const defend: Judge = (game, { lanes }) => ({
  marines: null,
  aliens: isIntruded(game, lanes) || isDeserted(game) ? 'D20.10' : null,
});

export const isTankStanding = (game: Game): boolean => {
  const tank = game.setup.rules.terrainIndex.get('cryo-tank');
  return game.state.features.some(({ is }) => is === tank);
};

const raid: Judge = (game) => ({ marines: isTankStanding(game) ? null : 'D20.11', aliens: null });

/** D20.14: half of those that started, rounded up. */
export const teleportsNeeded = ({ state }: { readonly state: Pick<State, 'marines'> }): number =>
  Math.ceil(state.marines.length / 2);

const escape: Judge = (game) => {
  const out = fates(game, 'teleported');
  const possible = game.state.marines.length - fates(game, 'dead') - fates(game, 'escaped');
  const needed = teleportsNeeded(game);
  return { marines: out >= needed ? 'D20.14' : null, aliens: possible < needed ? 'D20.14' : null };
};

const destroy: Judge = (game) => ({
  marines: areasToSecure(game, () => true).length === 0 ? 'D20.15' : null,
  aliens: isDeserted(game) ? 'D20.15' : null,
});

const JUDGES: Readonly<Record<ScenarioId, Judge>> = {
  'scn-recon': recon,
  'scn-establish': establish,
  'scn-defend': defend,
  'scn-raid': raid,
  'scn-escape': escape,
  'scn-destroy': destroy,
};

/** The rules under which a scenario names D19.19 itself. */
const USED_UP: Readonly<Partial<Record<ScenarioId, string>>> = { 'scn-defend': 'D20.10', 'scn-destroy': 'D20.15' };

export type Verdict = { readonly winner: 'marines' | 'aliens' | 'draw'; readonly rule: string };

/** D19.18–D19.20. */
export const judge = (game: Game, id: ScenarioId, board: ScenarioBoard): Verdict | null => {
  const own = JUDGES[id](game, board);
  const marines = own.marines ?? (isUsedUp(game, board) ? (USED_UP[id] ?? 'D19.19') : null);
  const aliens = own.aliens ?? (isDeserted(game) && marines === null ? 'D19.20' : null);
  if (marines !== null && aliens !== null) return { winner: 'draw', rule: 'D19.18' };
  if (marines !== null) return { winner: 'marines', rule: marines };
  return aliens === null ? null : { winner: 'aliens', rule: aliens };
};
