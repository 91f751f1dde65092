/** What would come of an order, tried on a copy of the situation. */
import { cloneGame, submit, type Command, type Refusal, type Side } from '@sensorium/engine';
import { note, type Situation } from './arrange.ts';
import type { Field } from './fields.ts';
import { give, plainCommand } from './orders.ts';

/** Of an answer by lists only the word is tried: it is the other side's to give. */
const unsettledCommand = (situation: Situation, order: Field): Command => {
  const word = order.at('do').text();
  const isList = word === 'place' || word === 'face';
  return isList ? { do: word, piece: -1, at: -1, how: 0, cp: 0 } : plainCommand(situation, order);
};

/**
 * Tries an order on a copy: the refusal, or null if it would be accepted. `isUnsettled` tries it while a choice that has
 * to be made is still open.
 */
export const tryOrder = (situation: Situation, side: Side, order: Field, isUnsettled = false): Refusal | null => {
  const copy: Situation = {
    ...situation,
    game: cloneGame(situation.game),
    ids: new Map(situation.ids),
    ambushes: new Map(situation.ambushes),
    fates: new Map(situation.fates),
    converted: new Map(situation.converted),
    fallen: new Map(situation.fallen),
  };
  copy.game = { ...copy.game, sink: (event) => note(copy, event) }; // figures of a choice settled on the way have names
  const { dice, draws } = situation.script;
  const kept = {
    dice: dice.slice(),
    cp: draws.cp.slice(),
    blips: draws.blips.slice(),
    ambush: draws.ambush.slice(),
  };
  const loose: number[] = Array.from({ length: 99 }, () => 1);
  dice.push(...loose);
  try {
    return isUnsettled ? submit(copy.game, side, unsettledCommand(copy, order)) : give(copy, side, order);
  } finally {
    dice.splice(0, dice.length, ...kept.dice);
    draws.cp.splice(0, draws.cp.length, ...kept.cp);
    draws.blips.splice(0, draws.blips.length, ...kept.blips);
    draws.ambush.splice(0, draws.ambush.length, ...kept.ambush);
  }
};
