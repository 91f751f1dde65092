/** What runs out: rounds, shots, grenades, spares and psi points of a piece, read from its rows. */
import type { Piece, View } from '@sensorium/engine';
import { ARSENAL_RELOADS, LEVEL, PSI } from '@sensorium/rules';
import type { Dossier, ProfileCard } from '../../engine/protocol.ts';

type SupplyKind = 'fuel' | 'rounds' | 'psi';

/** One weapon that counts its shots. */
export interface Loaded {
  readonly item: string;
  readonly left: number;
  readonly kind: 'fuel' | 'rounds' | 'grenades';
  /** The counter of its spare magazines or charges, and how many are left. */
  readonly spare: { readonly id: string; readonly left: number } | null;
}

const kindOf = (area: string | undefined): Loaded['kind'] =>
  area === 'section' ? 'fuel' : area === 'grenade' ? 'grenades' : 'rounds';

export const loadedOf = (profile: ProfileCard, counts: Piece['counts']): Loaded[] =>
  profile.gear.flatMap((item, place): Loaded[] => {
    const left = counts[item];
    if (left === undefined) return [];
    const id = ARSENAL_RELOADS[item]?.spare;
    return [
      {
        item,
        left,
        kind: profile.rows[place]?.grenade === undefined ? kindOf(profile.rows[place]?.ranged?.area) : 'grenades',
        spare: id === undefined ? null : { id, left: counts[id] ?? 0 },
      },
    ];
  });

export const psiOf = (counts: Piece['counts']): { readonly left: number; readonly level: number } | null =>
  counts[PSI] === undefined ? null : { left: counts[PSI], level: counts[LEVEL] ?? 1 };

/** The one number that is shown beside the figure on the board. */
export interface Supply {
  readonly kind: SupplyKind | '';
  readonly left: number;
}

const NONE: Supply = { kind: '', left: 0 };

export const supplyOf = (dossier: Dossier, view: View, id: number): Supply => {
  const piece = view.pieces[id];
  if (piece === null || piece === undefined) return NONE;
  const psi = psiOf(piece.counts);
  if (psi !== null) return { kind: 'psi', left: psi.left };
  const first = loadedOf(dossier.profiles[piece.profile]!, piece.counts)[0];
  return first === undefined ? NONE : { kind: first.kind === 'fuel' ? 'fuel' : 'rounds', left: first.left };
};
