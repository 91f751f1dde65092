/** Case words that are not the engine's own: modes, directions and weapons turned into what commands hold. */
import {
  frontSquare,
  type Command,
  type Game,
  type Piece,
  type PieceId,
  type Profile,
  type Square,
  type Word,
} from '@sensorium/engine';
import {
  ARSENAL_RELOADS,
  GRENADE_IDS,
  POWER_IDS,
  codesNamed,
  codesOfRow,
  decodeShot,
  encodeShot,
  pairOf,
  rowIdsOf,
} from '@sensorium/rules';
import type { Field } from './fields.ts';

/** The piece that an open choice is about, if it is about one. */
export const pieceAsked = (game: Game): PieceId => {
  const frame = game.state.stack.at(-1);
  if (frame === undefined) return -1;
  if (frame.kind === 'place-blip') return frame.hand[0]!;
  if (frame.kind === 'set-facing') return frame.placing.figures[frame.next]!;
  return 'piece' in frame ? frame.piece : -1;
};

const hasVerb = (game: Game, piece: Piece | null | undefined, word: Word): boolean =>
  piece !== null &&
  piece !== undefined &&
  game.setup.profiles[piece.profile]!.verbs.some(({ verb }) => verb.id === word);

/** A hammer's and a flamer's self-destruction go by both names; a burst is a fire mode. */
export const wordOf = (game: Game, order: Field, piece: Piece | null | undefined): Word => {
  const word = order.at('do').text();
  if (
    word === 'fire' &&
    order.at('mode').isGiven &&
    order.at('mode').text() === 'full-auto' &&
    game.setup.rules.verbs.has('full-auto')
  )
    return 'full-auto';
  if (word === 'fire' && game.state.stack.at(-1)?.kind === 'overwatch-door') return 'overwatch-door';
  if (word === 'place-breach-blip') return 'reinforce';
  if (word === 'self-destruct' && (hasVerb(game, piece, 'detonate') || isAskedToDetonate(game))) return 'detonate';
  if (word === 'detonate' && hasVerb(game, piece, 'self-destruct')) return 'self-destruct';
  return word as Word; // one that the rules of the game do not know, they refuse
};

const isAskedToDetonate = (game: Game): boolean => game.state.stack.at(-1)?.kind === 'detonate-free';

/** The square a word means when the case names none, or names a direction. */
export const impliedSquare = (game: Game, order: Field, word: Word, piece: Piece | null | undefined): Square => {
  if (piece === null || piece === undefined) return -1;
  const { board } = game.setup;
  if (word === 'climb' && (order.at('to').value === 'up' || order.at('to').value === 'down')) {
    const step = board.width * board.height;
    const at = piece.square + (order.at('to').value === 'up' ? step : -step);
    return at >= 0 && at < board.size ? at : -1;
  }
  if (word === 'stand') return piece.square;
  const top = game.state.stack.at(-1);
  if (top?.kind === 'overwatch-door') return top.at;
  return word === 'attack' || word === 'cut' ? frontSquare(board, piece) : -1;
};

/** Beyond any list of gear, so that the rules refuse it. */
export const NO_SUCH_WEAPON = 255;
const WALKING = 0;
const FIRING = 1;
const JUMPING = 2;
/** D23.14: what is taken is loaded, or carried as a spare. */
const LOADED = 0;
const CARRIED = 1;

export const howOf = (game: Game, order: Field, word: Word, piece: Piece | null | undefined): Command['how'] => {
  if (word === 'move') {
    if (order.at('jump').isGiven && order.at('jump').flag()) return JUMPING;
    return order.at('fire').isGiven ? FIRING : WALKING;
  }
  if (word === 'cast') {
    const power = POWER_IDS.indexOf(powerMeant(order));
    return power < 0 ? order.at('power').fail('there is no such power') : power;
  }
  if (word === 'turn') return order.at('fire').isGiven ? FIRING : WALKING;
  if (word === 'throw') return grenadeOf(order);
  if (word === 'take-reload') return order.at('mode').value === 'spare' ? CARRIED : LOADED;
  if (word !== 'reload' || piece === null || piece === undefined) return 0;
  const { gear, rows } = game.setup.profiles[piece.profile]!;
  const how = order.at('weapon').isGiven
    ? (gear as readonly string[]).indexOf(order.at('weapon').text())
    : reloadMeant(gear, rows);
  return how < 0 ? NO_SUCH_WEAPON : how;
};

/** The first weapon that can be reloaded, or else the one that a player might think could be (A7.34). */
const reloadMeant = (gear: readonly string[], rows: Profile['rows']): number => {
  const place = gear.findIndex((weapon, i) => ARSENAL_RELOADS[rows[i]!.row ?? weapon] !== undefined);
  return place < 0 ? rows.findIndex(({ composite }) => composite !== undefined) : place;
};

const grenadeOf = (order: Field): number => {
  const how = GRENADE_IDS.indexOf(order.at('what').text());
  return how < 0 ? order.at('what').fail(`expected one of ${GRENADE_IDS.join(', ')}`) : how;
};

/** A14.9: a storm by its mode, or by what it is aimed at: a piece, or a square of a section. */
const powerMeant = (order: Field): string => {
  const power = order.at('power').text();
  if (power !== 'psychic-storm') return power;
  const mode = order.at('mode').isGiven ? order.at('mode').text() : order.at('at').isCoordinates ? 'section' : 'target';
  return `${power}-${mode}`;
};

/** Whether the weapons of the figure are rows of chapter A's table. */
export const hasRows = (game: Game, piece: Piece): boolean =>
  game.setup.profiles[piece.profile]!.rows.some((row) => rowIdsOf(row).length > 0);

/** Codes of the weapons that an order can mean, the likeliest first. */
export const weaponsMeant = (game: Game, order: Field, piece: Piece | null | undefined): number[] => {
  if (piece === null || piece === undefined) return [];
  const profile = game.setup.profiles[piece.profile]!;
  const isNamed = order.at('weapon').isGiven;
  if (!hasRows(game, piece)) {
    const places = profile.gear.flatMap((_, place) => (profile.rows[place]!.ranged === undefined ? [] : [place]));
    return isNamed
      ? [(profile.gear as readonly string[]).indexOf(order.at('weapon').text())].filter((place) => place >= 0)
      : places;
  }
  const all = profile.gear.flatMap((_, gear) => inUsualOrder(profile, gear));
  const named = isNamed ? codesNamed(profile, order.at('weapon').text()) : all;
  if (!order.at('mode').isGiven) return all.filter((code) => named.includes(code));
  if (order.at('mode').text() === 'full-auto')
    return codesOfRow(profile, 'assault-cannon')
      .filter((code) => named.includes(code))
      .map(inNoMode);
  const moded = codesInMode(profile, order.at('mode').text());
  return named.filter((code) => moded.includes(code));
};

/** A mode is a row's id, or of a launcher the warhead alone (A12.2). */
const codesInMode = (profile: Profile, mode: string): number[] => {
  const rows = profile.rows.flatMap((row) => rowIdsOf(row));
  return [mode, ...rows.filter((id) => id.endsWith(`-${mode}`))].flatMap((id) => codesOfRow(profile, id));
};

/** A8.24: a mode that the weapon does not have, so that the rules refuse it. */
const inNoMode = (code: number): number => encodeShot({ ...decodeShot(code), mode: 1 });

/** Two weapons fired together at one target. */
export const pairsMeant = (game: Game, piece: Piece | null | undefined, at: Square): number[] => {
  const pair = piece === null || piece === undefined ? null : pairOf(game.setup.profiles[piece.profile]!);
  return pair === null ? [] : [withSecond(pair.first, at)];
};

/** Both gauntlets of a pair before one of them; otherwise the rows as they are listed. */
const inUsualOrder = (profile: Profile, gear: number): number[] => {
  const codes = rowIdsOf(profile.rows[gear]).map((_, mode) => encodeShot({ gear, mode, second: -1 }));
  return profile.gear[gear]!.endsWith('-pair') ? codes.reverse() : codes;
};

export const withSecond = (code: number, second: Square): number => encodeShot({ ...decodeShot(code), second });
