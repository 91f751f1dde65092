import {
  otherwise,
  pending,
  type Command,
  type Game,
  type Options,
  type PieceId,
  type Setup,
  type View,
} from '@sensorium/engine';
import { seenGame } from '../../imagine.ts';
import type { Bot } from '../../player.ts';
import { nextAction } from './action.ts';
import { redraw } from './chapterA.ts';
import { DRILL, type Doctrine } from './doctrine.ts';
import { nameArea } from './naming.ts';
import { announcePsi, detonateFree, faceThreat, parry } from './chapterD.ts';
import { deploy, faceAfterDeployment, placeCat, placeFigure } from './placing.ts';
import { answerTo, chooseShot } from './response.ts';
import { anyOption, situationOf, type Situation } from './situation.ts';

type Line = (situation: Situation) => Command;

const facing: Line = (situation) => anyOption(situation, 'face') ?? otherwise(situation.game);

const LINES: Readonly<Record<string, Line>> = {
  action: nextAction,
  'cp-response': answerTo,
  'choose-target': chooseShot,
  'free-fire': chooseShot,
  'cp-redraw': redraw,
  'place-figure': placeFigure,
  'turn-to-face': facing,
  deploy,
  'set-facing': (situation) => faceThreat(situation) ?? faceAfterDeployment(situation),
  'place-cat': placeCat,
  'name-areas': nameArea,
  'announce-psi': announcePsi,
  parry,
  'detonate-free': detonateFree,
  'cat-choice': (situation) => anyOption(situation, 'take-cat') ?? otherwise(situation.game),
};

/** S9.6 on a board as the marines see it: reads nothing that is hidden from them. A decision it has no line for takes C1.15's answer. */
export const drill = (game: Game, options: Options, idle?: readonly PieceId[], doctrine?: Doctrine): Command => {
  const line = LINES[pending(game)!.decision];
  return line === undefined ? otherwise(game) : line(situationOf(game, options, idle, doctrine));
};

const TO_THE_LETTER: Doctrine = { ...DRILL, stepsAway: true };

export class DrillBot implements Bot {
  decide(setup: Setup, view: View, options: Options): Command {
    return drill(seenGame(setup, view), options, [], TO_THE_LETTER);
  }
}
