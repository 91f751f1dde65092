/** A table for tests: everybody at one place, and each side told only what it has not been told yet. */
import type { Command, Refusal, Side } from '@sensorium/engine';
import { GameHost, openTable } from '../host.ts';
import type { TableSeat } from '../tableSeat.ts';
import { FROM_THE_START, type Dossier, type GameConfig, type Update } from '../protocol.ts';

type Said = { readonly ok: true; readonly update: Update } | { readonly ok: false; readonly why: Refusal };

/** A seed that nobody typed. */
const SOME_SEED = 5;

export class TrialTable {
  readonly host: GameHost;
  readonly place: TableSeat;
  now = 0;
  private readonly seenUpTo: Record<Side, number> = { marines: FROM_THE_START, aliens: FROM_THE_START };

  constructor(config: GameConfig) {
    this.host = openTable(config, { now: () => this.now, drawSeed: () => SOME_SEED });
    this.place = this.host.seat(...this.host.persons);
    this.host.clock.release();
  }

  dossier(): Dossier {
    return this.host.dossier();
  }

  open(viewer: Side = this.place.sides[0] ?? 'marines'): {
    readonly dossier: Dossier;
    readonly viewer: Side;
    readonly update: Update;
  } {
    return { dossier: this.dossier(), viewer, update: this.look(viewer) };
  }

  look(viewer: Side): Update {
    const update = this.place.look(viewer, this.seenUpTo[viewer]);
    this.seenUpTo[viewer] = update.at;
    return update;
  }

  say(side: Side, command: Command, viewer: Side = side): Said {
    const why = this.place.say(side, command);
    return why === null ? { ok: true, update: this.look(viewer) } : { ok: false, why };
  }

  play(viewer: Side, isWhole = false): Update {
    this.host.play(isWhole);
    return this.look(viewer);
  }

  undo(side: Side): Update {
    this.place.undo(side);
    return this.look(side);
  }

  save(): string {
    return this.host.save();
  }
}
