/** D15: the roster sheet, one per squad, public. */
import { profileOf, pieceOf, type Game, type Piece, type State } from '@sensorium/engine';
import { LEVEL, PSI, RELOADS } from './data.ts';
import { isProne } from './prone.ts';

declare module '@sensorium/engine' {
  interface MemoryTypes {
    'blips-used': number;
  }
}

export interface RosterMember {
  readonly piece: number;
  readonly name: string;
  readonly rank: string;
  readonly weapons: readonly string[];
  /** Rounds, shots and grenades left, by weapon. */
  readonly ammunition: Readonly<Record<string, number>>;
  /** Spare magazines and charges, by weapon: at the start and left. */
  readonly spares: Readonly<Record<string, { readonly atStart: number; readonly left: number }>>;
  readonly psi: number | null;
  readonly level: number | null;
  readonly status: 'in play' | 'prone' | 'dead' | 'teleported' | 'escaped';
}

interface RosterSheet {
  readonly squad: string;
  /** Of the captain who leads it, if one does and has one. */
  readonly badge: string | null;
  readonly members: readonly RosterMember[];
}

export interface Roster {
  readonly squads: readonly RosterSheet[];
  readonly kills: number;
  /** Blips the alien player has drawn; ambush blips and blips given up for them do not count (D12.7). */
  readonly blipsUsed: number;
}

const BLIPS_USED = 'blips-used';

export const countBlip = (game: Game): void => {
  const { memory } = game.state;
  game.state.memory = { ...memory, [BLIPS_USED]: (memory[BLIPS_USED] ?? 0) + 1 };
};

/** D15.2, D19.13. */
export const blipsUsed = ({ state }: { readonly state: Pick<State, 'memory'> }): number =>
  state.memory[BLIPS_USED] ?? 0;

/** D15.1: the squad is called after its highest-ranking member unless it has a name. */
const RANKS = ['captain', 'librarian', 'sergeant'];

const rankOf = (rank: string): number => {
  const place = RANKS.indexOf(rank);
  return place < 0 ? RANKS.length : place;
};

const statusOf = (piece: Piece): RosterMember['status'] => {
  if (piece.fate === 'dead' || piece.fate === 'teleported' || piece.fate === 'escaped') return piece.fate;
  return isProne(piece) ? 'prone' : 'in play';
};

const memberOf = (game: Game, id: number): RosterMember => {
  const piece = pieceOf(game, id);
  const profile = profileOf(game, piece);
  const plan = game.setup.scenario.pieces[id];
  const ammunition: Record<string, number> = {};
  const spares: Record<string, { atStart: number; left: number }> = {};
  for (const weapon of profile.gear) {
    const left = piece.counts[weapon];
    if (left !== undefined) ammunition[weapon] = left;
    const spare = RELOADS[weapon]?.spare;
    if (spare === undefined) continue;
    const atStart = plan?.counts?.[spare] ?? profile.counts[spare] ?? 0;
    spares[weapon] = { atStart, left: piece.counts[spare] ?? 0 };
  }
  return {
    piece: id,
    name: plan?.name ?? `${profile.is} ${id + 1}`,
    rank: profile.is,
    weapons: profile.gear,
    ammunition,
    spares,
    psi: piece.counts[PSI] ?? null,
    level: piece.counts[LEVEL] ?? null,
    status: statusOf(piece),
  };
};

export const rosterOf = (game: Game): Roster => {
  const squads = new Map<string, RosterMember[]>();
  for (const id of game.state.marines) {
    const squad = game.setup.scenario.pieces[id]?.squad ?? '';
    squads.set(squad, [...(squads.get(squad) ?? []), memberOf(game, id)]);
  }
  const sheets = [...squads].map(([squad, members]) => {
    const leader = members.toSorted((a, b) => rankOf(a.rank) - rankOf(b.rank))[0]!;
    const badge = leader.rank === RANKS[0] ? (game.setup.scenario.pieces[leader.piece]?.badge ?? null) : null;
    return { squad: squad === '' ? leader.name : squad, badge, members };
  });
  return { squads: sheets, kills: game.state.kills, blipsUsed: blipsUsed(game) };
};
