/** What the film of a game holds: every field the viewer draws is of its kind, and lies on the board of the film. */
import { listOf, flag, oneOf, record, textOf, whole } from '@sensorium/content/schemas';
import { SIDES, type BoardPlan, type GameEvent, type Piece, type View } from '@sensorium/engine';
import * as v from 'valibot';
import type { Dossier } from './protocol.ts';

const MOST = 100_000;
const number = whole(-MOST, MOST);
const name = textOf(200);
const numbers = listOf(number, MOST);
const names = listOf(name, MOST);
const counts = v.record(v.string(), number, 'a record');
const anything = v.looseObject({}, 'a record');
const things = listOf(anything, MOST);

type Fields<Shape> = { readonly [Key in keyof Required<Shape>]: v.GenericSchema };

const DOSSIER: Fields<Omit<Dossier, 'commitment'>> = {
  scenario: name,
  sides: anything,
  clock: name,
  board: v.custom<BoardPlan>((value) => typeof value === 'object' && value !== null, 'a record'),
  terrain: things,
  profiles: listOf(record({ is: name, unit: anything, gear: names, rows: things }), MOST),
  roster: things,
  hasTwoCounters: flag,
  options: anything,
  pointsAt: anything,
  verbs: names,
  decisions: names,
  missionRules: names,
  aims: things,
  events: names,
  rosterProfiles: numbers,
  exits: things,
  targets: names,
  stakes: names,
  zones: listOf(record({ rule: name, squares: numbers }), MOST),
  securable: names,
  deployment: things,
};
export const dossierFields = record(DOSSIER);

/** What a game of that dossier can come to: `squares` on its board, `profiles` of its pieces. */
export const viewFields = (squares: number, profiles: number) => {
  const square = whole(-1, squares - 1);
  const PIECE: Fields<Piece> = {
    id: number,
    profile: whole(0, profiles - 1),
    side: oneOf(SIDES),
    square,
    area: number,
    facing: whole(-1, 3),
    ap: number,
    activation: name,
    weapon: name,
    freeTurn: flag,
    mustLurk: flag,
    value: number,
    fate: name,
    counts,
  };
  const VIEW: Fields<View> = {
    turn: number,
    phase: name,
    clock: number,
    timeUp: flag,
    activeMarine: number,
    activeAlien: number,
    cpDrawn: number,
    cpBonus: number,
    cpSpent: number,
    pieces: listOf(v.nullable(record(PIECE)), MOST),
    marines: numbers,
    aliens: numbers,
    features: listOf(record({ at: square, is: number }), MOST),
    burning: listOf(square, MOST),
    markers: listOf(record({ at: square, is: name }), MOST),
    pool: numbers,
    supply: number,
    kills: number,
    run: v.nullable(anything),
    changed: flag,
    quietTurns: number,
    drawOffered: name,
    winner: name,
    endedBy: name,
    memory: counts,
    stack: things,
    luck: anything,
    side: oneOf(SIDES),
    pending: v.nullable(anything),
  };
  return record(VIEW);
};

const EVENT: Fields<Pick<GameEvent, 'is' | 'rule'>> = { is: name, rule: name };
export const eventFields = listOf(v.looseObject(EVENT, 'a record'), MOST);
