/** What a case can look at: the state, a side's view, and questions about the board. */
import {
  HIDDEN_CP,
  HIDDEN_VALUE,
  LYING,
  coordinatesOf,
  legal,
  isFloor,
  isInFireArc,
  distanceOnFoot,
  pending,
  profileOf,
  rangeTo,
  sees,
  shootingDistance,
  squareAt,
  totalOf,
  viewFor,
  SIDES,
  UNREACHABLE,
  type Piece,
  type Side,
  type State,
} from '@sensorium/engine';
import {
  ARSENAL_RELOADS,
  EMBERS,
  GENE_SEED,
  LEVEL,
  LIGHT_FLAME,
  PSI,
  REAL,
  hasJam,
  holeBetween,
  isBreachDown,
  isSecured,
  traitsGiven,
} from '@sensorium/rules';
import type { Situation } from './arrange.ts';
import { ARSENAL_READERS, firedCounter, isWeapon, roundsLeft } from './arsenalFields.ts';
import { Field, entryOf } from './fields.ts';
import { squareOf } from './names.ts';
import { facingName, isDecisionNamed } from './orders.ts';
import { suppliesHeld } from './supplies.ts';

/** A difference between what a case expects and what is; empty when there is none. */
export type Difference = string;

const HIDDEN = 'hidden';

/** Compares an `expect` (the truth) or `seen` (one side's view) mapping; only what is named is compared. */
export const compare = (situation: Situation, expected: Field, viewer: Side | null): Difference[] => {
  const state: State = viewer === null ? situation.game.state : viewFor(situation.game, viewer);
  return expected.entries().flatMap(([key, field]) => {
    if (key === 'by' && viewer !== null) return [];
    const id = situation.ids.get(key) ?? situation.ambushes.get(key);
    if (id !== undefined) return comparePiece(situation, state, id, key, field, viewer);
    const read = entryOf(READERS, key);
    if (read !== undefined) return read(situation, state, field);
    return isLostFigure(situation, key)
      ? differs(field, 'lost')
      : field.fail(`there is no piece and no value '${key}'`);
  });
};

/** A figure of a converted blip for which there was no square, no room or no figure (C17.18, C17.24, C18.12). */
const isLostFigure = (situation: Situation, key: string): boolean => {
  const value = situation.converted.get(key.slice(0, -1)) ?? 0;
  const number = Number(key.at(-1));
  return number >= 1 && number <= value && pending(situation.game)?.decision !== 'place-figure';
};

const differs = (field: Field, found: unknown): Difference[] =>
  JSON.stringify(field.value) === JSON.stringify(found)
    ? []
    : [`${field.path.slice(3).join('.')}: expected ${JSON.stringify(field.value)}, found ${JSON.stringify(found)}`];

const comparePiece = (
  situation: Situation,
  state: State,
  id: number,
  key: string,
  field: Field,
  viewer: Side | null,
): Difference[] => {
  const piece = state.pieces[id] ?? null;
  if (typeof field.value === 'string') {
    const status = statusOf(situation, id, piece);
    return status === 'converted' && field.value === 'dead' ? [] : differs(field, status);
  }
  if (piece === null && isOnlyValue(field)) return differs(field.at('value'), valueOfGone(situation, id, viewer));
  if (piece === null)
    return [`${key}: expected ${JSON.stringify(field.value)}, but it is ${statusOf(situation, id, piece)}`];
  return field.entries().flatMap(([name, value]) => {
    const read = entryOf(PIECE_READERS, name);
    if (read === undefined) return value.fail('unknown field of a piece');
    const found = read(situation, piece, value);
    return name === 'gear' && isSameGear(value, found as string[]) ? [] : differs(value, found);
  });
};

const isOnlyValue = (field: Field): boolean => Object.keys(field.mapping()).join() === 'value';

/** C20.4: a blip that was converted or destroyed has been shown; one lost unseen (C18.4) was not, to the marine player. */
const valueOfGone = (situation: Situation, id: number, viewer: Side | null): number | string | undefined =>
  viewer === 'marines' && situation.fates.get(id) === 'lost' ? HIDDEN : situation.values.get(id);

const statusOf = (situation: Situation, id: number, piece: Piece | null): string => {
  if (piece === null) return situation.fates.get(id) ?? 'converted';
  return piece.fate === 'in-play' || piece.fate === 'in-hand' ? 'alive' : piece.fate;
};

/** D7.27: one item with two ids. The order of a list of gear says nothing. */
const isSameGear = (field: Field, found: readonly string[]): boolean => {
  const named = (gear: readonly string[]): string =>
    gear
      .map((item) => (item === 'power-glove' ? 'power-fist' : item))
      .sort()
      .join();
  return named(field.list().map((item) => item.text())) === named(found);
};

type PieceReader = (situation: Situation, piece: Piece, field: Field) => unknown;

const PIECE_READERS: Readonly<Record<string, PieceReader>> = {
  is: (situation, piece) => situation.game.setup.profiles[piece.profile]!.is,
  at: (situation, piece, field) => {
    const { board } = situation.game.setup;
    if (piece.square < 0) return piece.area >= 0 ? board.entries[piece.area]!.id : null;
    const found = coordinatesOf(board, piece.square);
    return Array.isArray(field.value) && field.value.length === 3 && found.length === 2 ? [...found, 0] : found;
  },
  faces: (_situation, piece) => facingName(piece.facing),
  ap: (situation, piece) =>
    piece.activation === 'ready' ? situation.game.setup.profiles[piece.profile]!.unit.ap : piece.ap,
  active: (_situation, piece) => piece.activation === 'active',
  activated: (_situation, piece) => piece.activation !== 'ready',
  overwatch: (_situation, piece) => piece.weapon === 'overwatch',
  jammed: (_situation, piece) => piece.weapon === 'jammed' || hasJam(piece),
  value: (situation, piece) => {
    if (piece.value === HIDDEN_VALUE) return HIDDEN;
    const isAmbush = situation.game.setup.profiles[piece.profile]!.is === 'ambush-blip';
    return isAmbush ? Number(piece.value === REAL) : piece.value;
  },
  prone: (_situation, piece) =>
    piece.side === 'marines' && piece.square >= 0 && (piece.facing < 0 || piece.counts[LYING] === 1),
  psi: (_situation, piece) => piece.counts[PSI] ?? 0,
  level: (_situation, piece) => piece.counts[LEVEL] ?? 0,
  spares: (_situation, piece, field) =>
    Object.fromEntries(
      Object.keys(field.mapping()).map((weapon) => [weapon, piece.counts[ARSENAL_RELOADS[weapon]?.spare ?? ''] ?? 0]),
    ),
  fired: ({ game }, piece, field) =>
    Object.fromEntries(
      field.entries().map(([weapon, shots]) => {
        const counter = firedCounter(game.setup.rules, profileOf(game, piece).gear, weapon);
        return [weapon, piece.counts[counter ?? shots.fail('its shots are not counted')] ?? 0];
      }),
    ),
  gear: ({ game: { setup } }, piece, field) => [
    ...setup.profiles[piece.profile]!.gear,
    ...suppliesHeld(setup.rules, piece, field),
  ],
  name: (situation, piece) => situation.game.setup.scenario.pieces[piece.id]?.name ?? null,
  squad: (situation, piece) => situation.game.setup.scenario.pieces[piece.id]?.squad ?? null,
  ammo: ({ game }, piece, field) => {
    const { rules, profiles } = game.setup;
    const { gear } = profiles[piece.profile]!;
    return Object.fromEntries(
      field.entries().map(([weapon, left]) => {
        if (!isWeapon(rules, weapon)) left.fail(`there is no weapon '${weapon}'`);
        return [weapon, roundsLeft(rules, gear, weapon, piece)];
      }),
    );
  },
  traits: ({ game }, piece) => [
    ...(game.setup.profiles[piece.profile]!.unit.enemy?.traits ?? []),
    ...traitsGiven(piece),
  ],
  ...Object.fromEntries(
    Object.entries(ARSENAL_READERS).map(([name, read]): [string, PieceReader] => [
      name,
      (_situation, piece) => read(piece),
    ]),
  ),
};

type Reader = (situation: Situation, state: State, field: Field) => Difference[];

const READERS: Readonly<Record<string, Reader>> = {
  cp: (_situation, state, field) =>
    differs(field, state.cpDrawn === HIDDEN_CP ? HIDDEN : Math.max(0, state.cpDrawn + state.cpBonus - state.cpSpent)),
  'cp-spent': (_situation, state, field) => differs(field, state.cpSpent),
  'gene-seed': (_situation, state, field) => differs(field, state.memory[GENE_SEED] ?? 0),
  kills: (_situation, state, field) => differs(field, state.kills),
  clock: (_situation, state, field) => differs(field, state.clock),
  turn: (_situation, state, field) => differs(field, typeof field.value === 'number' ? state.turn : sideOfPhase(state)),
  phase: (_situation, state, field) => differs(field, state.phase),
  winner: (_situation, state, field) => differs(field, state.winner),
  supply: (_situation, state, field) => differs(field, state.supply),
  pool: (_situation, state, field) => differs(field, totalOf(state.pool)),
  pieces: (situation, state, field) =>
    field.entries().flatMap(([unit, count]) => {
      if (!situation.game.setup.rules.units.has(unit)) return count.fail(`there is no unit '${unit}'`);
      const found = state.pieces.filter(
        (piece) => piece !== null && piece.square >= 0 && situation.game.setup.profiles[piece.profile]!.is === unit,
      );
      return differs(count, found.length);
    }),
  square: (situation, state, field) =>
    field.entries().flatMap(([key, things]) => {
      const [x, y, level] = Field.coordinatesFromKey(things, key);
      const found = thingsOn(situation, state, squareAt(situation.game.setup.board, x, y, level));
      const wanted = Array.isArray(things.value) ? [...(things.value as string[])].sort() : [things.text()];
      const isNamed = !Array.isArray(things.value) && found.includes(things.text());
      return isNamed || JSON.stringify(wanted) === JSON.stringify(found) || isPartOfChute(wanted, found)
        ? []
        : [`square ${key}: expected ${wanted.join(', ')}, found ${found.join(', ')}`];
    }),
  section: (situation, state, field) =>
    field.entries().flatMap(([name, wanted]) => {
      const { board } = situation.game.setup;
      const isMeant = (section: string): boolean => section === name || section.startsWith(`${name}@`);
      const squares = board.sectionSquares.filter((_, index) => isMeant(board.sectionNames[index]!)).flat();
      if (squares.length === 0) return wanted.fail(`there is no section '${name}'`);
      const isIn = ({ at }: { at: number }): boolean => squares.includes(at);
      const marked = state.markers.find((marker) => marker.is !== EMBERS && isIn(marker))?.is ?? 'floor';
      return differs(wanted, state.burning.some((at) => isIn({ at })) ? 'burning' : marked);
    }),
  pending: (situation, _state, field) => {
    const open = pending(situation.game);
    if (open === null) return differs(field, 'none');
    const { side, decision } = open;
    if (typeof field.value !== 'string') field.mapping(['side', 'decision']);
    const isMeant =
      typeof field.value === 'string'
        ? isDecisionNamed(decision, field.value) || (decision === 'action' && field.value === 'none')
        : field
            .entries()
            .every(([key, { value }]) => (key === 'side' ? value === side : isDecisionNamed(decision, value)));
    return isMeant ? [] : differs(field, { side, decision });
  },
};

const sideOfPhase = (state: State): Side =>
  state.phase === 'reinforcement' || state.phase === 'alien-action' || state.phase === 'end' ? 'aliens' : 'marines';

/** The squares of a chute are floor and have a door besides being a chute; naming one of the two is enough. */
const isPartOfChute = (wanted: readonly string[], found: readonly string[]): boolean => {
  if (!found.includes('disposal-chute')) return false;
  const rest = found.filter((thing) => thing !== 'disposal-chute');
  return wanted.length === 1 && (rest.includes(wanted[0]!) || (rest.length === 0 && wanted[0] === 'floor'));
};

/** The outer door of a chute, standing or destroyed. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  'outer-door': ['closed-door', 'disposal-chute'],
  'open-chute': ['disposal-chute'],
};

/** Markers that only the rules know: what they do is seen elsewhere. */
const UNSHOWN: readonly string[] = [LIGHT_FLAME, EMBERS];

const thingsOn = (situation: Situation, state: State, square: number): string[] => {
  const { rules, board } = situation.game.setup;
  if (!isFloor(board, square)) return ['wall'];
  const feature = state.features.find((other) => other.at === square);
  const id = feature === undefined ? null : rules.terrain[feature.is]!.id;
  const things = id === null ? [] : [...(SHOWN[id] ?? [id])];
  if (state.burning.includes(square)) things.push('burning');
  things.push(...state.markers.filter(({ at, is }) => at === square && !UNSHOWN.includes(is)).map(({ is }) => is));
  const isSecuredAt = (entry: number): boolean =>
    isSecured(situation.game, entry) && board.entries[entry]!.squares.includes(square);
  if (board.entries.some((_, entry) => isSecuredAt(entry))) things.push('secured-marker');
  return things.length === 0 ? ['floor'] : things.sort();
};

const ASK_FIELDS = ['ask', 'from', 'to', 'is', 'side', 'piece'];

export const ask = (situation: Situation, step: Field): Difference[] => {
  step.mapping(ASK_FIELDS);
  const what = step.at('ask').text();
  const question = entryOf(QUESTIONS, what);
  if (question === undefined) return step.at('ask').fail(`expected los, arc, distance, path or legal`);
  const found = question(situation, step);
  const wanted = step.at('is');
  const isNowhere = found === 'infinite' && [Infinity, null, 'none'].some((word) => word === wanted.value);
  const isSame =
    isNowhere || JSON.stringify(wanted.value) === JSON.stringify(found) || (what === 'legal' && sameSet(wanted, found));
  return isSame ? [] : [`ask ${what}: expected ${JSON.stringify(wanted.value)}, found ${JSON.stringify(found)}`];
};

const sameSet = (wanted: Field, found: unknown): boolean =>
  JSON.stringify([...new Set(wanted.list().map((item) => entryOf(VERBS, item.text()) ?? item.text()))].sort()) ===
  JSON.stringify(found);

const viewerOf = (situation: Situation, field: Field): Piece | null =>
  field.isCoordinates ? null : (situation.game.state.pieces[situation.ids.get(field.text()) ?? -1] ?? null);

/** C11.3; between levels D10.9. */
const distanceFrom = ({ game }: Situation, from: number, to: number): number | string => {
  const { board } = game.setup;
  if (board.level[from] === board.level[to]) return shootingDistance(board, from, to);
  return holeBetween(game, from, to)?.range ?? 'infinite';
};

/** Words of the engine that a case says otherwise: `fire` with a mode, and D7.12 like C15.16. */
const VERBS: Readonly<Record<string, string>> = { 'full-auto': 'fire', detonate: 'self-destruct' };

const QUESTIONS: Readonly<Record<string, (situation: Situation, step: Field) => unknown>> = {
  los: (situation, step) => {
    const { game } = situation;
    const viewer = viewerOf(situation, step.at('from'));
    const to = squareOf(situation, step.at('to'));
    if (to < 0 || isBreachDown(game, to)) return false; // A11.25
    if (viewer !== null) return sees(game, viewer, to);
    const { board } = game.setup;
    const from = squareOf(situation, step.at('from'));
    return board.level[from] === board.level[to]
      ? board.lines.isClear(game.cells, from, to)
      : holeBetween(game, from, to) !== null;
  },
  arc: (situation, step) => {
    const viewer = viewerOf(situation, step.at('from')) ?? step.at('from').fail('a fire arc needs a figure');
    return isInFireArc(situation.game.setup.board, viewer, squareOf(situation, step.at('to')));
  },
  distance: (situation, step) => {
    const to = squareOf(situation, step.at('to'));
    const viewer = viewerOf(situation, step.at('from'));
    if (viewer === null) return distanceFrom(situation, squareOf(situation, step.at('from')), to);
    const range = rangeTo(situation.game, viewer, to);
    return range < 0 ? 'infinite' : range;
  },
  path: (situation, step) => {
    const from = squareOf(situation, step.at('from'));
    const found = distanceOnFoot(situation.game, from, squareOf(situation, step.at('to')));
    return found === UNREACHABLE ? 'infinite' : found;
  },
  legal: (situation, step) => {
    const piece = situation.ids.get(step.at('piece').text()) ?? step.at('piece').fail('there is no such piece');
    const side = step.at('side').isGiven ? step.at('side').oneOf(SIDES) : situation.game.state.pieces[piece]?.side;
    if (side === undefined) return [];
    const options = legal(situation.game, side as Side);
    const words = new Set<string>();
    for (let i = 0; i < options.count; i++)
      if (options.pieceAt(i) === piece) words.add(VERBS[options.wordAt(i)] ?? options.wordAt(i));
    return [...words].sort();
  },
};
