/**
 * D19.1–D19.11: a board being laid. The state is plain data; every function gives a new one. Tiles are drawn, dice are
 * rolled and the alien force is found as soon as they are due, so what waits is always somebody's choice.
 */
import { CONTROL_ROOM_TILE, GEOTILES } from '@sensorium/content';
import { freshLuck, refusal, takeNumber, type Luck, type Refusal, type Stream } from '@sensorium/engine';
import { SCENARIOS, SCENARIO_IDS, type ScenarioId } from '@sensorium/rules';
import {
  connectorState,
  isSameConnector,
  openConnectors,
  placementRefusal,
  placementsFor,
  type Connector,
  type Layout,
  type PlacedTile,
} from './layout.ts';

/** The two people who lay: who plays which side is known only after bidding (D19.1). */
export type Seat = 0 | 1;

/** D19.11. */
export interface AlienForce {
  readonly die: number;
  readonly perTurn: number;
  readonly total: number;
}

export const LAYING_STEPS = ['tiles', 'control-room', 'corridors', 'finished'] as const;
type LayingStep = (typeof LAYING_STEPS)[number];

export interface Laying {
  readonly luck: Luck;
  readonly scenario: ScenarioId;
  /** The die of D19.2, or 0 where the scenario was chosen. */
  readonly scenarioDie: number;
  /** D19.3: the dice of both seats, rolled until they differ. */
  readonly rollOff: readonly (readonly [number, number])[];
  readonly step: LayingStep;
  readonly layout: Layout;
  /** The tile to be placed now, or 0. */
  readonly hand: number;
  /** D19.6: tiles that found no place. */
  readonly aside: readonly number[];
  /** D19.9: where the deployment corridors are attached. */
  readonly corridors: readonly Connector[];
  readonly aliens: AlienForce | null;
}

/** Who must choose now: one of the two who lay, or a side. */
export type LayingTurn =
  | { readonly step: 'tiles'; readonly seat: Seat }
  | { readonly step: 'control-room'; readonly side: 'aliens' }
  | { readonly step: 'corridors'; readonly side: 'marines' };

const TILES_LAID = 8; // D19.3
const CORRIDORS = 2; // D19.9
/** A deployment corridor and an entry area: what the last tile must leave if it can (decision 0240). */
const LEAST_OPEN_AT_LAST = 2;

const draw = (laying: Laying, stream: Stream, limit: number): [number: number, laying: Laying] => {
  const { number, luck } = takeNumber(laying.luck, stream, limit);
  return [number, { ...laying, luck }];
};

const rollDie = (laying: Laying): [die: number, laying: Laying] => {
  const [number, next] = draw(laying, 'mission', 6);
  return [number + 1, next];
};

const withScenario = (laying: Laying, scenario: ScenarioId | undefined): Laying => {
  const [die, rolled] = rollDie(laying);
  return scenario === undefined
    ? { ...rolled, scenarioDie: die, scenario: SCENARIO_IDS[die - 1]! }
    : { ...rolled, scenario };
};

const withRollOff = (laying: Laying): Laying => {
  const [first, once] = rollDie(laying);
  const [second, twice] = rollDie(once);
  const rolled: Laying = { ...twice, rollOff: [...twice.rollOff, [first, second]] };
  return first === second ? withRollOff(rolled) : rolled;
};

/** D19.1, D19.2: a table with nothing on it and the first tile in hand. The die is rolled even if the scenario is chosen. */
export const beginLaying = (seed: number, scenario?: ScenarioId): Laying => {
  const empty: Laying = {
    luck: freshLuck(seed),
    scenario: 'scn-recon',
    scenarioDie: 0,
    rollOff: [],
    step: 'tiles',
    layout: [],
    hand: 0,
    aside: [],
    corridors: [],
    aliens: null,
  };
  return drawTile(withRollOff(withScenario(empty, scenario)));
};

const isLaid = ({ layout }: Laying, tile: number): boolean => layout.some((placed) => placed.tile === tile);

/** D19.3, D19.6: the next tile that finds a place, or on to the next step. */
const drawTile = (laying: Laying): Laying => {
  const left = GEOTILES.map(({ number }) => number).filter(
    (number) => !isLaid(laying, number) && !laying.aside.includes(number),
  );
  if (laying.layout.length >= TILES_LAID || left.length === 0) return afterTiles({ ...laying, hand: 0 });
  const [ticket, next] = draw(laying, 'mission', left.length);
  const tile = left[ticket]!;
  return placementsFor(next.layout, tile).length > 0
    ? { ...next, hand: tile }
    : drawTile({ ...next, aside: [...next.aside, tile] });
};

/** D19.8. */
const afterTiles = (laying: Laying): Laying =>
  SCENARIOS[laying.scenario].needsControlRoom && !isLaid(laying, CONTROL_ROOM_TILE)
    ? { ...laying, step: 'control-room', hand: CONTROL_ROOM_TILE }
    : { ...laying, step: 'corridors', hand: 0 };

const isLastTile = (laying: Laying): boolean =>
  laying.step === 'control-room' ||
  (laying.layout.length === TILES_LAID - 1 &&
    !(SCENARIOS[laying.scenario].needsControlRoom && !isLaid(laying, CONTROL_ROOM_TILE)));

const leastOpen = (laying: Laying): number => (isLastTile(laying) ? LEAST_OPEN_AT_LAST : 1);

/** Whose choice it is; null when the board is finished. */
export const layingTurn = (laying: Laying): LayingTurn | null => {
  switch (laying.step) {
    case 'tiles': {
      const [first, second] = laying.rollOff.at(-1)!;
      const starter = first > second ? 0 : 1;
      return { step: 'tiles', seat: ((starter + laying.layout.length) % 2) as Seat };
    }
    case 'control-room':
      return { step: 'control-room', side: 'aliens' };
    case 'corridors':
      return { step: 'corridors', side: 'marines' };
    case 'finished':
      return null;
    default:
      return laying.step satisfies never;
  }
};

// --- tiles -----------------------------------------------------------------------------------------------------------

const NO_TILE = refusal('D19.1', 'no-tile-to-lay');
const OTHER_TILE = refusal('D19.3', 'not-the-tile-drawn');

/** Where the tile in hand may go. */
export const legalPlacements = (laying: Laying): PlacedTile[] =>
  laying.hand === 0 ? [] : placementsFor(laying.layout, laying.hand, leastOpen(laying));

export const tileRefusal = (laying: Laying, placed: PlacedTile): Refusal | null => {
  if (laying.hand === 0) return NO_TILE;
  if (placed.tile !== laying.hand) return OTHER_TILE;
  return placementRefusal(laying.layout, placed, leastOpen(laying));
};

/** Lays the tile in hand; refuses, and gives the reason, where it may not lie. */
export const layTile = (laying: Laying, placed: PlacedTile): Laying | Refusal =>
  tileRefusal(laying, placed) ?? withTile(laying, placed);

const withTile = (laying: Laying, placed: PlacedTile): Laying => {
  const laid = { ...laying, layout: [...laying.layout, placed] };
  return laying.step === 'tiles' ? drawTile(laid) : { ...laid, step: 'corridors', hand: 0 };
};

// --- deployment corridors --------------------------------------------------------------------------------------------

const NO_CORRIDOR = refusal('D19.1', 'no-corridor-to-attach');
const NOT_OPEN = refusal('D19.9', 'connector-not-open');
const ATTACHED = refusal('D19.9', 'corridor-attached-there');

/** D19.9: two, or one if two would leave no open connector. */
export const corridorsDue = ({ layout }: Laying): number => (openConnectors(layout).length > CORRIDORS ? CORRIDORS : 1);

const hasCorridor = ({ corridors }: Laying, connector: Connector): boolean =>
  corridors.some((other) => isSameConnector(other, connector));

/** Where a corridor may still be attached. */
export const legalCorridors = (laying: Laying): Connector[] =>
  laying.step === 'corridors'
    ? openConnectors(laying.layout).filter((connector) => !hasCorridor(laying, connector))
    : [];

export const corridorRefusal = (laying: Laying, connector: Connector): Refusal | null => {
  if (laying.step !== 'corridors') return NO_CORRIDOR;
  if (connectorState(laying.layout, connector) !== 'open') return NOT_OPEN;
  return hasCorridor(laying, connector) ? ATTACHED : null;
};

/** D19.11: die, blips a turn, blips in all. */
const FORCE_TABLE: readonly (readonly [perTurn: number, total: number])[] = [
  [2, 20],
  [2, 20],
  [2, 25],
  [2, 25],
  [3, 30],
  [3, 30],
];

export const alienForceFor = (die: number): AlienForce => {
  const [perTurn, total] = FORCE_TABLE[die - 1]!;
  return { die, perTurn, total };
};

const rollAliens = (laying: Laying): Laying => {
  const [die, rolled] = rollDie(laying);
  return { ...rolled, step: 'finished', aliens: alienForceFor(die) };
};

export const attachCorridor = (laying: Laying, connector: Connector): Laying | Refusal =>
  corridorRefusal(laying, connector) ?? withCorridor(laying, connector);

const withCorridor = (laying: Laying, connector: Connector): Laying => {
  const attached = { ...laying, corridors: [...laying.corridors, connector] };
  return attached.corridors.length < corridorsDue(attached) ? attached : rollAliens(attached);
};

/** D21.13: the same tiles, corridors to be attached anew. */
export const detachCorridors = (laying: Laying): Laying => ({
  ...laying,
  step: 'corridors',
  corridors: [],
  aliens: null,
});

// --- by lot ----------------------------------------------------------------------------------------------------------

export type LayingChoice =
  | { readonly lay: PlacedTile; readonly attach?: never }
  | { readonly attach: Connector; readonly lay?: never };

export class LayingError extends Error {}

/** Everything that may be chosen now, in canonical order (S5.22). */
export const layingChoices = (laying: Laying): LayingChoice[] =>
  laying.step === 'corridors'
    ? legalCorridors(laying).map((attach) => ({ attach }))
    : legalPlacements(laying).map((lay) => ({ lay }));

export const isRefused = (result: Laying | Refusal): result is Refusal => 'reason' in result;

export const makeChoice = (laying: Laying, choice: LayingChoice): Laying | Refusal =>
  choice.lay === undefined ? attachCorridor(laying, choice.attach) : layTile(laying, choice.lay);

/** The choice that is open, made by lot: how a bot lays (S6.10). */
export const chooseByLot = (laying: Laying): Laying => {
  const choices = layingChoices(laying);
  if (choices.length === 0) throw new LayingError('D19.8: the control room finds no place on this board');
  const [ticket, next] = draw(laying, 'lot', choices.length);
  const { lay, attach } = choices[ticket]!;
  return lay === undefined ? withCorridor(next, attach) : withTile(next, lay);
};

/** Every choice still open made by lot: the same seed gives the same board. */
export const finishByLot = (laying: Laying): Laying =>
  layingTurn(laying) === null ? laying : finishByLot(chooseByLot(laying));
