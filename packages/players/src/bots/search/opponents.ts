import type { Game, Setup } from '@sensorium/engine';
import { AUTOMATA, automatonOf, type AutomatonId } from '@sensorium/rules';
import { createAutomaton } from '../../automata/automaton.ts';
import { Strider } from '../../automata/stride.ts';
import { SHY, STALK, STYLES, type Style } from '../hunter/style.ts';
import { soloSetup } from './mimic.ts';

/** Somebody a playout may be played against: an automaton in a game set up for it, or a plain style. */
export interface Opponent {
  readonly setup: Setup;
  readonly style: Style;
  readonly step?: (game: Game) => boolean;
}

const [RUSH, HORDE] = [STYLES[0]!, STYLES[2]!];

const automatonIn = (setup: Setup, id: AutomatonId): Opponent => {
  const strider = new Strider(createAutomaton(id));
  return {
    setup: soloSetup(setup, id),
    style: STALK,
    step: (game) => {
      strider.step(game);
      return true;
    },
  };
};

const known = new WeakMap<Setup, readonly Opponent[]>();

/**
 * S9.7: the mixture a marine bot reckons with, in the order of the worlds. Who has sat down to a solo game knows which
 * automaton it is; against a person or a hunter anything may come.
 */
export const opponentsOf = (setup: Setup): readonly Opponent[] => {
  let found = known.get(setup);
  if (found === undefined) known.set(setup, (found = mixtureFor(setup)));
  return found;
};

const mixtureFor = (setup: Setup): Opponent[] => {
  const plain = (style: Style): Opponent => ({ setup, style });
  const id = automatonOf({ setup } as Game);
  if (id !== null) return [automatonIn(setup, id)];
  const [s0, s1, s2] = AUTOMATA.map((other) => automatonIn(setup, other));
  return [plain(STALK), s1!, plain(RUSH), plain(SHY[1]!), s2!, plain(HORDE), plain(STALK), s0!, plain(SHY[0]!)];
};
