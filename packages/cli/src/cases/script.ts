/** The dice and draws that a case lists: all dice must be used and none may be missing; a draw it does not list is the lowest there is. */
import { ChanceError, type Chance } from '@sensorium/engine';
import type { Field } from './fields.ts';

export interface Script extends Chance {
  readonly dice: number[];
  readonly draws: { cp: number[]; blips: number[]; ambush: string[] };
}

export const scriptOf = (top: Field): Script => {
  const numbers = (field: Field): number[] => (field.isGiven ? field.list().map((item) => item.number()) : []);
  const dice = numbers(top.at('dice'));
  for (const [i, die] of dice.entries()) if (die < 1 || die > 6) top.at('dice').at(i).fail('a die shows 1 to 6');
  if (top.at('draws').isGiven) top.at('draws').mapping(['cp', 'blips', 'ambush']);
  const ambush = top.at('draws').at('ambush');
  const draws = {
    cp: numbers(top.at('draws').at('cp')),
    blips: numbers(top.at('draws').at('blips')),
    ambush: ambush.isGiven ? ambush.list().map((item) => item.text()) : [],
  };
  return {
    dice,
    draws,
    die: (_game, reason) => {
      const die = dice.shift();
      if (die === undefined) throw new ChanceError(`the case has no die left for ${reason.for}`);
      return die;
    },
    draw: (_game, reason, counts) => {
      if (reason.for === 'ambush-counter') return ambushDraw(draws.ambush, counts);
      const list = reason.for === 'command-counter' ? draws.cp : draws.blips;
      const value = list.shift();
      if (value === undefined) return lowestOf(counts);
      if ((counts[value - 1] ?? 0) < 1) throw new ChanceError(`a ${value} cannot be drawn for ${reason.for}`);
      return value - 1;
    },
  };
};

const ambushDraw = (list: string[], counts: readonly number[]): number => {
  const face = list.shift();
  if (face === undefined) return lowestOf(counts);
  const kind = ['real', 'phantom'].indexOf(face);
  if ((counts[kind] ?? 0) < 1) throw new ChanceError(`no ${face} ambush counter can be drawn`);
  return kind;
};

const lowestOf = (counts: readonly number[]): number => counts.findIndex((count) => count > 0);
