/** D23.13–D23.16: the tanks of the solo mission as a weapons cache. */
import {
  edit,
  frontSquare,
  profileOf,
  refusal,
  terrainRow,
  type Game,
  type MissionRule,
  type Piece,
  type PieceId,
  type Refusal,
  type Square,
  type Verb,
} from '@sensorium/engine';
import { RELOADS } from './data.ts';

declare module '@sensorium/engine' {
  interface WordTypes {
    'take-reload': 'none';
  }
  interface MissionRuleTypes {
    'weapons-cache': object;
  }
  interface EventTypes {
    'reload-taken': { readonly piece: PieceId; readonly weapon: string; readonly loaded: boolean; readonly at: Square };
  }
}

const RULE = 'weapons-cache';

/** The mission says that intact tanks hold reloads. */
export const weaponsCache: MissionRule<'weapons-cache'> = { id: RULE, hooks: () => ({}) };

const NO_CACHE = refusal('D23.13', 'no-cache-here');
const NO_WEAPON = refusal('D23.13', 'nothing-to-reload');
const FULL = refusal('D23.15', 'no-more-spares');
const NO_TANK = refusal('D23.13', 'no-tank-in-front');
const WRECKED = refusal('D23.16', 'tank-is-destroyed');

/** `how`: loaded at once, or carried as a spare (D23.14). */
const LOADED = 0;
const CARRIED = 1;
const COST = 4;
/** D23.15. */
const MOST_SPARES: Readonly<Record<string, number>> = { 'assault-cannon': 3, 'heavy-flamer': 1 };

const weaponOf = (game: Game, piece: Piece): string | undefined =>
  profileOf(game, piece).gear.find((item) => RELOADS[item] !== undefined);

const tankRefusal = (game: Game, at: Square): Refusal | null => {
  if (at < 0) return NO_TANK;
  const { id } = terrainRow(game, at);
  if (id === 'destroyed-tank') return WRECKED;
  return id === 'cryo-tank' ? null : NO_TANK;
};

const takeRefusal = (game: Game, piece: Piece, how: number): Refusal | null => {
  const weapon = weaponOf(game, piece);
  if (weapon === undefined) return NO_WEAPON;
  const why = tankRefusal(game, frontSquare(game.setup.board, piece));
  if (why !== null) return why;
  const spares = piece.counts[RELOADS[weapon]!.spare] ?? 0;
  return how === CARRIED && spares >= MOST_SPARES[weapon]! ? FULL : null;
};

export const takeReload: Verb = {
  id: 'take-reload',
  target: 'none',
  missing: NO_CACHE,
  isUsed: ({ rules }) => rules.some(({ is }) => is === RULE),
  options: (game, piece, offers) => {
    for (const how of [LOADED, CARRIED]) if (takeRefusal(game, piece, how) === null) offers.offer(-1, how, COST);
  },
  refusal: (game, piece, { at, how }) =>
    at === -1 && (how === LOADED || how === CARRIED) ? takeRefusal(game, piece, how) : NO_CACHE,
  cost: () => COST,
  perform: (game, piece, { how }) => {
    const weapon = weaponOf(game, piece)!;
    const { spare, full } = RELOADS[weapon]!;
    const counts = { ...piece.counts };
    if (how === LOADED) counts[weapon] = full;
    else counts[spare] = (counts[spare] ?? 0) + 1;
    edit(game, piece.id).counts = counts;
    const at = frontSquare(game.setup.board, piece);
    game.sink?.({ is: 'reload-taken', piece: piece.id, weapon, loaded: how === LOADED, at, rule: 'D23.14' });
  },
};
