import type { PieceId, Side, State } from '@sensorium/engine';
import type { Dossier } from '../protocol.ts';

const LETTERS = 26;

type Known = Pick<State, 'marines' | 'aliens'>;
type Roster = Pick<Dossier, 'rosterProfiles'> & {
  readonly profiles: readonly { readonly unit: { readonly side: Side } }[];
};

/** a … z, then aa, ab …: no two pieces of a game ever have the same. */
const lettersFor = (place: number): string =>
  (place >= LETTERS ? lettersFor(Math.floor(place / LETTERS) - 1) : '') + String.fromCharCode(97 + (place % LETTERS));

/**
 * By what a piece is called on every screen, in the log and when orders are typed: a marine by his number on the roster, an
 * alien by letters in the order in which they came. Nothing else is needed to know it, so that it is the same after a reload,
 * an undo and in a replay.
 */
export class Marks {
  private readonly isMarine: readonly boolean[];

  constructor({ rosterProfiles, profiles }: Roster) {
    this.isMarine = rosterProfiles.map((profile) => profiles[profile]!.unit.side === 'marines');
  }

  markOf(id: PieceId): string {
    const before = this.isMarine.slice(0, id).filter(Boolean).length;
    return this.isMarine[id] === true ? String(before + 1) : lettersFor(id - before);
  }

  find(text: string, side: Side, state: Known): PieceId | undefined {
    const wanted = text.toLowerCase();
    return (side === 'marines' ? state.marines : state.aliens).find((id) => this.markOf(id) === wanted);
  }
}
