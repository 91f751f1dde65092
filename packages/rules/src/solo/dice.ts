/** S7: the dice of an automaton, each with its reason. */
import { refusal, type Game, type Interjection, type PieceId } from '@sensorium/engine';
import { addDie } from './notes.ts';
import { isAliensToDecide } from './automatonVerbs.ts';

export const DIE_REASONS = ['placement', 'brood', 'lot', 'ambush-turn', 'reinforcement-table'] as const;
export type DieReason = (typeof DIE_REASONS)[number];

declare module '@sensorium/engine' {
  interface WordTypes {
    roll: 'number';
  }
  interface EventTypes {
    /** S7.2. */
    'automaton-rolled': { readonly reason: DieReason; readonly die: number; readonly piece: PieceId };
  }
}

export const rollFor = (game: Game, reason: DieReason, piece: PieceId, rule: string): number => {
  const die = game.chance.die(game, { for: 'lot', by: piece });
  game.sink?.({ is: 'automaton-rolled', reason, die, piece, rule });
  return die;
};

const NO_SUCH_REASON = refusal('S7.2', 'no-such-die');

/** S7.1: one die for the decision that is open; it is kept until that is made. */
export const roll: Interjection = {
  id: 'roll',
  target: 'number',
  speakers: ['aliens'],
  options: (game, _speaker, out) => {
    if (!isAliensToDecide(game)) return;
    const word = game.setup.rules.wordIndex.get('roll')!;
    out.add(word, -1, DIE_REASONS.indexOf('placement'), 0, 0);
    out.add(word, -1, DIE_REASONS.indexOf('lot'), 0, 0);
  },
  refusal: () => NO_SUCH_REASON,
  perform: (game, _speaker, { at }) => addDie(game, rollFor(game, DIE_REASONS[at]!, -1, 'S7.1')),
};
