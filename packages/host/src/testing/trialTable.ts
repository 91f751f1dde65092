/** A table for tests: everybody at one place, and each side told only what it has not been told yet. */
import type { Command, Refusal } from '@sensorium/engine';
import { GameHost, openTable } from '../host.ts';
import type { TableSeat } from '../tableSeat.ts';
import { FROM_THE_START, type Dossier, type GameConfig, type Party, type Update } from '../protocol.ts';

type Said = { readonly ok: true; readonly update: Update } | { readonly ok: false; readonly why: Refusal };

/** A seed that nobody typed. */
const SOME_SEED = 5;

export class TrialTable {
  readonly host: GameHost;
  readonly place: TableSeat;
  now = 0;
  private readonly seenUpTo: Record<Party, number> = {
    marines: FROM_THE_START,
    'marines-2': FROM_THE_START,
    aliens: FROM_THE_START,
  };

  constructor(config: GameConfig) {
    this.host = openTable(config, { now: () => this.now, drawSeed: () => SOME_SEED });
    this.place = this.host.seat(...this.host.persons);
    this.host.clock.release();
  }

  dossier(): Dossier {
    return this.host.dossier();
  }

  open(viewer: Party = this.place.parties[0] ?? 'marines'): {
    readonly dossier: Dossier;
    readonly viewer: Party;
    readonly update: Update;
  } {
    return { dossier: this.dossier(), viewer, update: this.look(viewer) };
  }

  look(viewer: Party): Update {
    const update = this.place.look(viewer, this.seenUpTo[viewer]);
    this.seenUpTo[viewer] = update.at;
    return update;
  }

  say(side: Party, command: Command, viewer: Party = side): Said {
    const why = this.place.say(side, command);
    return why === null ? { ok: true, update: this.look(viewer) } : { ok: false, why };
  }

  play(viewer: Party, isWhole = false): Update {
    this.host.play(isWhole);
    return this.look(viewer);
  }

  undo(side: Party): Update {
    this.place.undo(side);
    return this.look(side);
  }

  save(): string {
    return this.host.save();
  }
}
