/** A game at a real table as it is kept: an ordinary save that also says what is typed, and how far an order has come. */
import { RecordReader, type Replay, type Seed, type WireCommand } from '@sensorium/engine';
import { SECOND, type Party } from '../protocol.ts';
import { parseSave, type SavedGame } from '../saves.ts';
import { TYPED_KINDS, type TypedKind } from './typedChance.ts';

/** An order in the middle of its dice: of a person, or of the program whose turn it is. */
export type WaitingOrder = { readonly by: Party; readonly say: WireCommand } | 'program';

export interface CompanionSave extends Omit<SavedGame, 'replay'> {
  /** Null while setting up still wants dice or counters. */
  readonly replay: Replay | null;
  readonly scenario: Replay['scenario'];
  readonly seed: Seed;
  readonly typed: readonly TypedKind[];
  /** Typed for the order that waits. */
  readonly given: readonly number[];
  /** Commands whose consequences lie on the real board. */
  readonly told: number;
  readonly order: WaitingOrder | null;
}

const MOST_GIVEN = 200;
const PARTIES = ['marines', SECOND, 'aliens'] as const;

/** Whether a save was made beside a real board. */
export const isCompanionSave = (text: string): boolean => text.includes('"companion":{"typed":');

const orderIn = (field: RecordReader): WaitingOrder | null => {
  if (!field.isGiven) return null;
  if (field.value === 'program') return 'program';
  return { by: field.at('by').oneOf(PARTIES), say: field.at('say').value as WireCommand };
};

/** Throws `FileError`. */
export const readCompanionSave = (text: string): CompanionSave => {
  const { replay, ...saved } = parseSave(text);
  const own = new RecordReader('', JSON.parse(text)).at('companion');
  return {
    ...saved,
    replay: replay.position === '' ? null : replay,
    scenario: replay.scenario,
    seed: replay.seed,
    typed: own
      .at('typed')
      .list(TYPED_KINDS.length)
      .map((kind) => kind.oneOf(TYPED_KINDS)),
    given: own
      .at('given')
      .list(MOST_GIVEN)
      .map((value) => value.integer(0, 0xffff)),
    told: own.at('told').isGiven ? own.at('told').integer(0, replay.entries.length) : replay.entries.length,
    order: orderIn(own.at('order')),
  };
};
