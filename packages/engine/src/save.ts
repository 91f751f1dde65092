import { isFloor } from './board.ts';
import { SEEDED, STREAMS } from './chance.ts';
import { computeCells } from './cells.ts';
import { checkConsistency } from './consistency.ts';
import type { Game } from './game.ts';
import { hashOn, hashText, type Hashing } from './hash.ts';
import { FileError, LONGEST_FILE, RecordReader, TOO_LONG, blamingFile, checkVersion, parseJson } from './reader.ts';
import { readCounts, readScenario } from './scenarioReader.ts';
import { readSeed } from './seed.ts';
import type { Scenario, Setup } from './setup.ts';
import {
  ACTIVATIONS,
  FATES,
  NO_COUNTS,
  OBSTACLES,
  OUTCOMES,
  PHASES,
  SIDES,
  WEAPON_STATES,
  cloneState,
  type Frame,
  type FrameKind,
  type Marker,
  type Piece,
  type Run,
  type State,
} from './state.ts';
import type { MarkerId } from './vocabulary.ts';

const SAVE_VERSION = 1;
const FORMAT = 'sensorium-save';

/** A piece as a row, in the order of `writePiece`: a save is small and quick to read. */
type PieceRow = readonly [
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  number,
  Piece['counts']?,
];

const writePiece = (piece: Piece | null): PieceRow | null => {
  if (piece === null) return null;
  const flags = (piece.freeTurn ? 1 : 0) | (piece.mustLurk ? 2 : 0);
  const row = [
    piece.profile,
    piece.square,
    piece.area,
    piece.facing,
    piece.ap,
    ACTIVATIONS.indexOf(piece.activation),
    WEAPON_STATES.indexOf(piece.weapon),
    flags,
    piece.value,
    FATES.indexOf(piece.fate),
  ] as const;
  return Object.keys(piece.counts).length === 0 ? row : [...row, piece.counts];
};

/** Three lines: a header with a checksum, the scenario, the state. It is the whole truth, secrets and luck included. */
export const saveGame = (game: Game): string => {
  const state = writePosition(game);
  const { line, hashing } = scenarioLine(game.setup.scenario);
  const check = hashText(state, hashing);
  return `${JSON.stringify({ format: FORMAT, version: SAVE_VERSION, check })}\n${line}${state}`;
};

/** The state alone, in one line: for who keeps the scenario elsewhere. */
export const writePosition = ({ state }: Pick<Game, 'state'>): string => {
  const written: Omit<State, 'pieces'> & { pieces: unknown } = cloneState(state);
  written.pieces = state.pieces.map(writePiece);
  return JSON.stringify(written);
};

/** Throws `FileError` where it is none of a game of that setup. */
export const readPosition = (setup: Setup, text: string): Game => {
  const state = readState(setup, new RecordReader('state', parse(text)));
  const cells = computeCells(setup.board, setup.rules.terrain, state, setup.profiles);
  const game: Game = { setup, state, cells, chance: SEEDED, sink: null };
  checkConsistency(game);
  return game;
};

/** The second line of a save with its end, and how far it brings the checksum: the same in every save of a game. */
interface ScenarioLine {
  readonly line: string;
  readonly hashing: Hashing;
}

const SCENARIO_LINES = new WeakMap<Scenario, ScenarioLine>();
const scenarioLine = (scenario: Scenario): ScenarioLine => {
  let known = SCENARIO_LINES.get(scenario);
  if (known === undefined) {
    const line = `${JSON.stringify(scenario)}\n`;
    SCENARIO_LINES.set(scenario, (known = { line, hashing: hashOn(line) }));
  }
  return known;
};

export type SetupFor = (scenario: Scenario) => Setup;

/** Reads a save. `setupFor` compiles its scenario. Throws `FileError`. */
export const loadGame = (text: string, setupFor: SetupFor): Game => {
  if (text.length > LONGEST_FILE) throw new FileError(TOO_LONG);
  const end = text.indexOf('\n');
  const header = new RecordReader('', parse(end < 0 ? text : text.slice(0, end)));
  checkVersion(header, FORMAT, SAVE_VERSION, 'saved game');
  const body = end < 0 ? '' : text.slice(end + 1).trimEnd();
  const middle = body.indexOf('\n');
  const line = body.slice(0, middle + 1);
  const known = lastScenario?.line === line ? lastScenario : null;
  const written = body.slice(middle + 1);
  if (middle < 0 || header.at('check').value !== hashText(written, known?.hashing ?? hashOn(line)))
    throw new FileError('the saved game is damaged or cut off');
  return readPosition(known?.setupFor === setupFor ? known.setup : setupOf(line, setupFor), written);
};

/** Saves of one game share their scenario to the letter: the last one read is remembered. */
let lastScenario: (ScenarioLine & { readonly setupFor: SetupFor; readonly setup: Setup }) | null = null;

const setupOf = (line: string, setupFor: SetupFor): Setup => {
  const scenario = readScenario(new RecordReader('scenario', parseJson(line, NO_SAVE)));
  const setup = blamingFile('scenario', () => setupFor(scenario));
  lastScenario = { line, hashing: hashOn(line), setupFor, setup };
  return setup;
};

const NO_SAVE = 'the file is not a saved game, or is cut off';

/** Only fields that are known are read of it, each as deep as it may be. */
const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new FileError(NO_SAVE);
  }
};

const MOST_IDS = 100_000;

const readState = (setup: Setup, field: RecordReader): State => {
  const pieces = field
    .at('pieces')
    .list(MOST_IDS)
    .map((row, id) => readPieceRow(setup, row, id));
  const id = (name: string): number => field.at(name).integer(-1, pieces.length - 1);
  const count = (name: string): number => field.at(name).integer(0, 0xffffff);
  const square = (value: RecordReader): number => {
    const at = value.integer(0, setup.board.size - 1);
    return isFloor(setup.board, at) ? at : value.fail('a floor square');
  };
  const marines = readIds(field.at('marines'), pieces, 'marines');
  const aliens = readIds(field.at('aliens'), pieces, 'aliens');
  return {
    turn: count('turn'),
    phase: field.at('phase').oneOf(PHASES),
    clock: count('clock'),
    timeUp: field.at('timeUp').flag(),
    activeMarine: id('activeMarine'),
    activeAlien: id('activeAlien'),
    cpDrawn: field.at('cpDrawn').integer(0, 99),
    cpBonus: field.at('cpBonus').integer(-99, 99),
    cpSpent: field.at('cpSpent').integer(0, 99),
    pieces,
    marines,
    aliens,
    features: field
      .at('features')
      .list(setup.board.size)
      .map((feature) => ({
        at: square(feature.at('at')),
        is: feature.at('is').integer(1, setup.rules.terrain.length - 1),
      })),
    burning: field.at('burning').list(setup.board.size).map(square),
    markers: readMarkers(field.at('markers'), setup.board.size, square),
    pool: field
      .at('pool')
      .list(99)
      .map((kind) => kind.integer(0, 999)),
    supply: count('supply'),
    kills: count('kills'),
    run: field.at('run').value === null ? null : readRun(setup, field.at('run'), pieces.length),
    changed: field.at('changed').flag(),
    quietTurns: count('quietTurns'),
    drawOffered: field.at('drawOffered').oneOf([...SIDES, 'none'] as const),
    winner: field.at('winner').oneOf(OUTCOMES),
    endedBy: field.at('endedBy').text(40),
    // It holds squares and pieces too.
    memory: readCounts(field.at('memory'), MOST_NUMBER),
    stack: field
      .at('stack')
      .list(1000)
      .map((frame) => readFrame(setup, frame)),
    luck: {
      seed: readSeed(field.at('luck').at('seed')),
      used: readUsed(field.at('luck').at('used')),
    },
  };
};

/** Saves from before there were markers have none. */
const readMarkers = (field: RecordReader, most: number, square: (at: RecordReader) => number): Marker[] => {
  if (field.value === undefined) return [];
  return field.list(most * 4).map((marker) => ({
    at: square(marker.at('at')),
    is: marker.at('is').text(40) as MarkerId, // one that no rule knows concerns no rule
    blocks: marker.at('blocks').oneOf(OBSTACLES),
  }));
};

/** Streams added since the save was made have given nothing yet. */
const readUsed = (field: RecordReader): number[] => {
  const used = field.list(STREAMS.length).map((count) => count.integer(0, 0x7fffffff));
  return STREAMS.map((_, stream) => used[stream] ?? 0);
};

const readPieceRow = (setup: Setup, field: RecordReader, id: number): Piece | null => {
  if (field.value === null) return null;
  const length = field.lengthOf(11);
  if (length < 10) return field.fail('a piece');
  const number = (index: number, least: number, most: number): number => field.integerAt(index, least, most);
  const profile = setup.profiles[number(0, 0, setup.profiles.length - 1)]!;
  const square = number(1, -1, setup.board.size - 1);
  if (square >= 0 && !isFloor(setup.board, square)) return field.item(1).fail('a floor square');
  const flags = number(7, 0, 3);
  return {
    id,
    profile: profile.index,
    side: profile.unit.side,
    square,
    area: number(2, -1, setup.board.entries.length - 1),
    facing: number(3, -1, 3),
    ap: number(4, 0, 99),
    activation: ACTIVATIONS[number(5, 0, ACTIVATIONS.length - 1)]!,
    weapon: WEAPON_STATES[number(6, 0, WEAPON_STATES.length - 1)]!,
    freeTurn: (flags & 1) !== 0,
    mustLurk: (flags & 2) !== 0,
    value: number(8, 0, 9),
    fate: FATES[number(9, 0, FATES.length - 1)]!,
    counts: length > 10 ? readCounts(field.item(10)) : NO_COUNTS,
  };
};

const readIds = (field: RecordReader, pieces: readonly (Piece | null)[], side: Piece['side']): number[] => {
  const ids: number[] = [];
  const length = field.lengthOf(MOST_IDS);
  for (let place = 0; place < length; place++) {
    const id = field.integerAt(place, 0, pieces.length - 1);
    if (pieces[id]?.side !== side) field.item(place).fail(`a piece of the ${side}`);
    ids.push(id);
  }
  return ids;
};

const readRun = (setup: Setup, field: RecordReader, ids: number): State['run'] => {
  const shots = (run: RecordReader): Pick<Run, 'target' | 'door' | 'shots'> => ({
    target: run.at('target').integer(-1, ids - 1),
    door: run.at('door').integer(-1, setup.board.size - 1),
    shots: run.at('shots').integer(0, 999),
  });
  return {
    by: field.at('by').integer(0, ids - 1),
    ...shots(field),
    ...(field.at('weapon').value === undefined ? {} : { weapon: field.at('weapon').integer(0, 255) }),
    ...(field.at('second').value === undefined ? {} : { second: shots(field.at('second')) }),
  };
};

const MOST_NUMBER = 100_000;
const LEAST_NUMBER = -99;
const DEEPEST = 5;

/** The fields of a frame are its rule's own; here they are held to plain data of sensible size. */
const readFrame = (setup: Setup, field: RecordReader): Frame => {
  const kind = field.at('kind').text(60);
  const isKnown =
    kind === 'sequence'
      ? setup.rules.sequences.has(field.at('of').text(60))
      : setup.rules.procedures.has(kind as FrameKind) || setup.rules.decisions.has(kind as FrameKind);
  if (!isKnown) return field.fail('a frame these rules know');
  if (kind === 'sequence') {
    field.at('step').integer(0, setup.rules.sequences.get(field.at('of').text(60))!.length - 1);
    field.at('piece').integer(-1, MOST_IDS);
  }
  checkPlain(field, DEEPEST);
  return field.value as Frame;
};

const checkPlain = (field: RecordReader, depth: number): void => {
  const { value } = field;
  if (depth === 0) field.fail('fewer levels');
  if (typeof value === 'number') field.integer(LEAST_NUMBER, MOST_NUMBER);
  else if (typeof value === 'string') field.text(60);
  else if (Array.isArray(value)) for (const item of field.list(1000)) checkPlain(item, depth - 1);
  else if (typeof value === 'object' && value !== null)
    for (const key of field.keys()) checkPlain(field.at(key), depth - 1);
};
