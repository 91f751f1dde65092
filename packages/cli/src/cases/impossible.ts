/** Orders that no command of the engine can say, refused in the name of the rule that forbids them. */
import type { Refusal, Side } from '@sensorium/engine';
import { WEAPONS, decodeShot, rowIdsOf } from '@sensorium/rules';
import type { Situation } from './arrange.ts';
import type { Field } from './fields.ts';
import { idOf } from './names.ts';
import { hasRows, pairsMeant, weaponsMeant } from './caseWords.ts';

/** What goes with no move and no overwatch, and so no command can say. */
export const shotRefusal = (situation: Situation, order: Field): Refusal | null => {
  const { game } = situation;
  const word = order.at('do').text();
  if (!order.at('fire').isGiven && word !== 'overwatch') return null;
  if (order.at('jump').isGiven && order.at('jump').flag()) return JUMPS;
  if (order.at('mode').value === 'full-auto' && game.setup.rules.verbs.has('full-auto')) return FULL_AUTO;
  if (word === 'overwatch') return null;
  if (order.at('weapon').value === 'grenade-glove') return GRENADE;
  const figure = order.at('piece').isGiven ? game.state.pieces[idOf(situation, order.at('piece'))] : null;
  if (figure === null || figure === undefined || !hasRows(game, figure)) return null;
  if (order.at('second').isGiven && pairsMeant(game, figure, -1).length === 0) return TWO_TARGETS;
  if (!order.at('weapon').isGiven && !order.at('mode').isGiven) return null;
  const { rows } = game.setup.profiles[figure.profile]!;
  const isFree = (code: number): boolean => {
    const { gear, mode } = decodeShot(code);
    return WEAPONS[rowIdsOf(rows[gear])[mode] ?? '']?.isFree === true;
  };
  const meant = weaponsMeant(game, order, figure);
  return meant.length > 0 && !meant.some(isFree) ? NEVER_FREE : null;
};
const JUMPS: Refusal = { rule: 'D8.7', reason: 'no-shot-with-a-jump' };
const FULL_AUTO: Refusal = { rule: 'D5.7', reason: 'not-with-a-move' };
const GRENADE: Refusal = { rule: 'D6.8', reason: 'not-with-a-move' };
const TWO_TARGETS: Refusal = { rule: 'A4.15', reason: 'one-target' };
const NEVER_FREE: Refusal = { rule: 'A4.12', reason: 'no-weapon-for-free-fire' };

/** C18.7: a lurking piece has no square that a command could name. */
export const lurkerRefusal = (situation: Situation, side: Side, order: Field): Refusal | null => {
  const target = ['fire', 'at'].map((key) => order.at(key)).find((field) => typeof field.value === 'string');
  const id = target === undefined ? undefined : situation.ids.get(target.text());
  const piece = id === undefined ? null : situation.game.state.pieces[id];
  const isLurking = piece?.side === 'aliens' && piece.square < 0 && piece.area >= 0;
  return side === 'marines' && isLurking && order.at('do').value !== 'cast' ? LURKING : null;
};
const LURKING: Refusal = { rule: 'C18.7', reason: 'lurking-pieces-are-safe' };
