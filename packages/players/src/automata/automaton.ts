/** S3.2, S5: an automaton takes every decision of the alien player, from what it may know alone (S3.3). */
import {
  Options,
  choices,
  command,
  pending,
  type Command,
  type Frame,
  type FrameKind,
  type FrameOf,
  type Game,
  type Piece,
} from '@sensorium/engine';
import {
  AUTOMATA,
  COVERED,
  DIE_REASONS,
  IS_LAST,
  TESTED_NOW,
  TIES,
  UNTESTED,
  automatonOf,
  broodGroup,
  candidatesOf,
  hasFlag,
  type AutomatonId,
  type Motive,
} from '@sensorium/rules';
import { blinded } from './blind.ts';
import { actBlip } from './blip.ts';
import { faceArrival, faceFigure, placeAmbusher, placeFigure, placeLeader } from './conversion.ts';
import { actGenestealer } from './genestealer.ts';
import { isLosBlocked } from './losBlocked.ts';
import { DieNeeded, TieOpen } from './lots.ts';
import { inOrder, nextAlien } from './order.ts';
import { placeDrawnBlip } from './placement.ts';
import { Scene } from './scene.ts';
import { isThought, say, type Thought } from './thought.ts';

export interface Automaton {
  readonly id: AutomatonId;
  /** What it says to the alien decision that is open, and the rule that says so. The same state gives the same answer. */
  nextCommand(game: Game): Thought;
}

/** S3.1; an unknown id is an error. */
export const createAutomaton = (id: string): Automaton => {
  const known = AUTOMATA.find((other) => other === id);
  if (known === undefined) throw new RangeError(`there is no automaton '${id}'; there are ${AUTOMATA.join(', ')}`);
  return {
    id: known,
    nextCommand: (game) => {
      if (automatonOf(game) !== known)
        throw new RangeError(`the game was not created for the automaton '${known}' (S3.1)`);
      return decide(game);
    },
  };
};

const decide = (game: Game): Thought => {
  const scene = new Scene(blinded(game));
  try {
    return answer(scene);
  } catch (error) {
    if (error instanceof TieOpen) return propose(scene, error);
    if (!(error instanceof DieNeeded)) throw error;
    const because = error.reason === 'lot' ? 'S3.22' : RULES_OF[scene.automaton].placing;
    return say(command('roll', -1, DIE_REASONS.indexOf(error.reason)), because);
  }
};

/** S6.11: the next candidate that is equal; with the last the person is asked. */
const propose = (scene: Scene, { of, piece, among }: TieOpen): Thought => {
  const next = candidatesOf(scene.game).length;
  const last = next === among.length - 1 ? IS_LAST : 0;
  return say(command('among', piece, among[next], TIES.indexOf(of) + last), 'S6.11');
};

/** S7.4: the rules by which each places blips and puts aliens in order. S0 rolls no placement die. */
const RULES_OF: Readonly<Record<AutomatonId, { readonly placing: Motive; readonly order: Motive }>> = {
  'deathwing-solo': { placing: 'S0.6', order: 'S0.22' },
  'diceroller-1': { placing: 'S1.7', order: 'S1.19' },
  'diceroller-2': { placing: 'S2.4', order: 'S2.11' },
};

/** Who answers which decision; what is not here is decided by lot (S5.22). */
type Answers = { readonly [Kind in FrameKind]?: (scene: Scene, frame: FrameOf<Kind>) => Thought };

const ANSWERS: Answers = {
  'alien-action': (scene) => act(scene),
  'place-blip': placeDrawnBlip,
  'place-ambusher': placeAmbusher,
  'place-leader': placeLeader,
  'place-figure': (scene, frame) =>
    placeFigure(
      scene,
      frame,
      listed(scene).map(({ at }) => at),
    ),
  'set-facing': faceFigure,
  'take-reinforcements': (_scene, { most }) => say(command('take', -1, most), 'S5.1'),
  'choose-facing': faceArrival,
  'face-out-of-breach': faceArrival,
  'place-breach-blip': (scene) =>
    say(scene.dice.lot(listed(scene).filter(({ do: word }) => word === 'reinforce')), 'S5.1'),
  'take-ambush': () => say(command('pass'), 'S5.2'),
  'turn-to-face': (_scene, { piece, facing }) => say(command('face', piece, facing), 'S5.18'),
};

const answer = (scene: Scene): Thought => {
  const frame = scene.game.state.stack.at(-1);
  const known =
    frame === undefined ? undefined : (ANSWERS[frame.kind] as ((s: Scene, f: Frame) => Thought) | undefined);
  return known === undefined ? byLot(scene) : known(scene, frame!);
};

const listed = (scene: Scene): Command[] => {
  if (pending(scene.game)?.side !== 'aliens') throw new RangeError('no decision of the alien player is open');
  return choices(scene.game, new Options(scene.game.setup.rules.words)).all();
};

/** S5.22: legal options by squares, then facings, then marines, then ids. */
const byLot = (scene: Scene): Thought => {
  const options = listed(scene).sort((a, b) => a.at - b.at || a.how - b.how || a.piece - b.piece);
  return say(scene.dice.lot(options), 'S5.22');
};

const isGenestealer = (scene: Scene, piece: Piece): boolean => !scene.isBlip(piece);

const act = (scene: Scene): Thought => {
  const { activeAlien } = scene.game.state;
  if (scene.marines.length === 0) return say(command('end'), 'S3.4');
  if (activeAlien >= 0) return actPiece(scene, scene.piece(activeAlien));
  const next = nextAlien(scene);
  if (next === null) return say(command('end'), 'S5.6');
  return checkBrood(scene, next) ?? actPiece(scene, next);
};

/** Genestealers are activated before they do anything, so that what frees them is noted (S3.10). */
const actPiece = (scene: Scene, piece: Piece): Thought => {
  if (!isGenestealer(scene, piece)) return actBlip(scene, piece);
  if (piece.mustLurk) return say(command('stay', piece.id), 'C18.10');
  return piece.activation === 'active'
    ? actGenestealer(scene, piece)
    : say(command('activate', piece.id), RULES_OF[scene.automaton].order);
};

/** S1.22: just before the first activation in a group, one die if one of its members is held by LOS. */
const checkBrood = (scene: Scene, piece: Piece): Thought | null => {
  if (scene.automaton !== 'diceroller-1' || hasFlag(scene.game, piece.id, COVERED)) return null;
  const members = broodGroup(scene.game, piece.id)
    .map((id) => scene.piece(id))
    .filter((member) => member.activation === 'ready' && !hasFlag(scene.game, member.id, COVERED));
  for (const member of inOrder(scene, members)) {
    const isBlocked = isLosBlocked(scene, member);
    if (isThought(isBlocked)) return isBlocked;
    if (isBlocked) return say(command('brood', piece.id, -1, TESTED_NOW), 'S1.22');
  }
  return say(command('brood', piece.id, -1, UNTESTED), 'S1.22');
};
