import { Marks } from '@sensorium/host/orders';
import type { PieceId, Setup, State } from '@sensorium/engine';

/** What every piece is called, and what it was: also of one that is no more. */
export class KnownPieces extends Marks {
  private readonly setup: Setup;
  private readonly kinds = new Map<PieceId, string>();

  constructor(setup: Setup) {
    super({ rosterProfiles: setup.profileOf, profiles: setup.profiles });
    this.setup = setup;
  }

  /** To be called after every command. */
  update({ pieces }: Pick<State, 'pieces'>): void {
    for (const piece of pieces)
      if (piece !== null && !this.kinds.has(piece.id)) this.kinds.set(piece.id, this.setup.profiles[piece.profile]!.is);
  }

  /** The unit of a piece; a figure that came and went in one command is a genestealer. */
  kindOf(id: PieceId): string {
    return this.kinds.get(id) ?? 'genestealer';
  }
}
