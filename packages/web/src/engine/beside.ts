/** A table beside a real board, as the worker has it. Fetched when somebody plays there. */
import type { Command, Refusal } from '@sensorium/engine';
import type { Surroundings } from '@sensorium/host';
import { CompanionTable, MistypedChance, Referee, type TypedKind } from '@sensorium/host/companion';
import {
  FROM_THE_START,
  type Beside,
  type BesideDeed,
  type ClockReading,
  type GameConfig,
  type Party,
} from './protocol.ts';
import type { Update } from './protocol.ts';
import { keptOf, type Kept } from './recorder.ts';

/** C4: taking a game up again gives nobody more time. */
const withReading = (save: string, reading: ClockReading | null | undefined): string => {
  if (reading === null || reading === undefined) return save;
  const saved = JSON.parse(save) as { readonly reading?: ClockReading };
  const isLater =
    saved.reading === undefined ||
    saved.reading.turn < reading.turn ||
    (saved.reading.turn === reading.turn && saved.reading.milliseconds > reading.milliseconds);
  return isLater
    ? JSON.stringify({ ...saved, reading: { ...reading, milliseconds: Math.round(reading.milliseconds) } })
    : save;
};

export class BesideScreen {
  readonly referee: Referee;

  constructor(config: GameConfig, typed: readonly TypedKind[], save: string | undefined, surroundings: Surroundings) {
    if (save !== undefined)
      this.referee = new Referee(CompanionTable.resume(withReading(save, config.reading), surroundings));
    else {
      const { scenario, sides, clock, seed } = config;
      if (typeof scenario === 'string') throw new Error(`there is no mission '${scenario}'`);
      const begun = { scenario, sides, clock, typed, ...(seed === undefined ? {} : { seed }) };
      this.referee = new Referee(new CompanionTable(begun, surroundings));
    }
    this.followClock();
  }

  get table(): CompanionTable {
    return this.referee.table;
  }

  /** Where nobody plays, the person looks on as the marines. */
  get viewer(): Party {
    return this.table.isOpen ? (this.table.seat.parties[0] ?? 'marines') : 'marines';
  }

  status(refused: Refusal | null = null, mistyped: number | null = null): Beside {
    const { referee, table, viewer } = this;
    return { isOpen: table.isOpen, task: referee.task(viewer), refused, mistyped };
  }

  look(viewer: Party, since = FROM_THE_START): Update {
    return this.referee.look(viewer, since);
  }

  /** The refusal; undefined where something must be done at the table before anybody speaks. */
  say(by: Party, command: Command): Refusal | null | undefined {
    if (this.referee.isWaiting) return undefined;
    const refused = this.referee.say(by, command);
    this.followClock();
    return refused;
  }

  undoTo(party: Party, length: number): void {
    const { table } = this;
    if (this.referee.isWaiting || table.undo(party) !== null) return;
    while (table.host.length > length && table.undo(party) === null);
    this.followClock();
  }

  play(_isWhole?: boolean): void {
    if (!this.referee.isWaiting) this.referee.play();
    this.followClock();
  }

  timeUp(): void {
    if (!this.referee.isWaiting) this.table.timeUp();
    this.followClock();
  }

  hear(deed: BesideDeed): Beside {
    try {
      const refused = this.carryOut(deed);
      this.followClock();
      return this.status(refused);
    } catch (error) {
      if (error instanceof MistypedChance) return this.status(null, error.value);
      throw error;
    }
  }

  private carryOut(deed: BesideDeed): Refusal | null {
    const { referee, table } = this;
    if (deed.is === 'overrule') return referee.overrule(deed.edit);
    if (deed.is === 'type') referee.type(...deed.values);
    else if (deed.is === 'take-back') table.takeBack();
    else if (deed.is === 'withdraw') table.withdraw();
    else if (deed.is === 'kinds') table.setKinds(deed.kinds);
    else if (deed.is === 'pacing') referee.pacing = deed.pacing;
    else if (deed.is === 'done') referee.done(deed.count);
    return null;
  }

  /** C4.5: no time runs while dice are rolled and cardboard is moved. */
  private followClock(): void {
    if (!this.table.isOpen) return;
    const { clock } = this.table.host;
    if (this.referee.isWaiting) clock.hold();
    else clock.release();
  }

  get kept(): Kept {
    const { table } = this;
    const save = (): string => table.save();
    const { companion } = JSON.parse(table.save()) as { readonly companion: unknown };
    if (table.isOpen) return { ...keptOf(table.host), save, companion };
    const appendix = { at: 0, keep: 0, length: 0, entries: [], position: '', reading: null, hints: 0 };
    return { appendix: () => appendix, save, companion, progress: { turn: 1, winner: '', endedBy: '' } };
  }
}
