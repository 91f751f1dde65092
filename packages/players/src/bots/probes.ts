import { command, type Command, type Game, type Options, type Piece, type Setup, type View } from '@sensorium/engine';
import { seenGame } from '../imagine.ts';
import type { Bot } from '../player.ts';
import { stepAlong } from './drill/action.ts';
import { destinationOf } from './drill/destinations.ts';
import { drill } from './drill/drill.ts';
import {
  bestFacing,
  optionFor,
  pointsOf,
  situationOf,
  standing,
  threatsTo,
  type Situation,
} from './drill/situation.ts';
import { facingToward, fieldTo } from './fields.ts';

/** S9.22: marines who do one thing only, to find out what an alien player cannot deal with. */
export const PROBES = ['stare', 'sprint', 'huddle'] as const;
export type Probe = (typeof PROBES)[number];

const END = command('end');
const PASS = command('pass');
const FAR = 40;

type Script = (situation: Situation, marine: Piece) => Command | null;

const watch = (situation: Situation, marine: Piece, facing: number): Command | null => {
  if (marine.weapon === 'overwatch') return null;
  if (marine.weapon === 'jammed') return optionFor(situation, 'clear-jam', marine.id);
  const turn = facing === marine.facing ? null : optionFor(situation, 'turn', marine.id, ({ at }) => at === facing);
  return turn ?? optionFor(situation, 'overwatch', marine.id);
};

/** Stands in overwatch facing the approach most aliens come by, or as he stands while there are none. */
const stare: Script = (situation, marine) => {
  const { game } = situation;
  const threats = threatsTo(game, marine.square, FAR);
  return watch(situation, marine, threats.length > 0 ? bestFacing(game, marine, threats) : marine.facing);
};

/** Runs to the objective and never shoots. */
const sprint: Script = (situation, marine) => {
  const destination = destinationOf(situation.game, situation.goals, marine);
  return destination === null ? null : stepAlong(situation, marine, destination, 0);
};

/** Everybody next to the first of them, looking away from him. */
const huddle: Script = (situation, marine) => {
  const { game } = situation;
  const [first] = standing(game);
  const field = fieldTo(game.setup.board, [first!.square]);
  if (marine.id !== first!.id) {
    const step = stepAlong(situation, marine, { field, near: 1, way: field, pull: 1 }, 0);
    if (step !== null) return step;
  }
  const outward =
    marine.id === first!.id ? marine.facing : facingToward(game.setup.board, first!.square, marine.square);
  return watch(situation, marine, outward);
};

const SCRIPTS: Readonly<Record<Probe, Script>> = { stare, sprint, huddle };

/** Deployment and placement are the drill's; no command point is spent. */
export class ProbeBot implements Bot {
  private readonly script: Script;

  constructor(probe: Probe) {
    this.script = SCRIPTS[probe];
  }

  decide(setup: Setup, view: View, options: Options): Command {
    const seen = seenGame(setup, view);
    if (view.pending?.decision === 'action') return this.act(seen, options);
    return view.pending?.decision === 'cp-response' ? PASS : drill(seen, options);
  }

  private act(seen: Game, options: Options): Command {
    const situation = situationOf(seen, options);
    const active = standing(seen).filter((marine) => pointsOf(seen, marine) > 0);
    active.sort((a, b) => Number(b.id === seen.state.activeMarine) - Number(a.id === seen.state.activeMarine));
    for (const marine of active) {
      const next = this.script(situation, marine);
      if (next !== null) return next;
    }
    return END;
  }
}
