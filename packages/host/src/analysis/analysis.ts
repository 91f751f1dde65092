/** A game that is over, looked through: how the chances went, what moved them, and what each side did worst. */
import { FileError, type Game, type Side } from '@sensorium/engine';
import { automatonOf } from '@sensorium/rules';
import type { Seats } from '../protocol.ts';
import type { Thinking } from './advice.ts';
import { courseOf } from './course.ts';
import { curveOf, type Point } from './curve.ts';
import { faultIn, stretchesOf, suspicionOf, type Fault, type Pains, type Stretch } from './decisions.ts';

/** One turn of the game: the marines' chance when it began, and what dice and choices gave them in it. */
export interface TurnAccount {
  readonly turn: number;
  readonly frame: number;
  readonly worth: number;
  readonly luck: number;
  readonly choices: Readonly<Record<Side, number>>;
}

export interface Analysis {
  readonly sides: Seats;
  readonly winner: string;
  readonly points: readonly Point[];
  readonly turns: readonly TurnAccount[];
  /** What dice moved most, the greatest first. */
  readonly throws: readonly Point[];
  /** The worst decisions of both sides, the worst first. */
  readonly faults: readonly Fault[];
  /** Sides that follow the rules of an automaton decide nothing. */
  readonly judged: readonly Side[];
}

export interface Progress {
  /** Between 0 and 1. */
  readonly share: number;
  readonly analysis: Analysis;
}

const MOST_THROWS = 6;
const LEAST_THINKING = 200;
const LEAST_LUCK = 0.03;
/** What is found in a minute, and how many decisions of a side are told. */
const USUAL_PAINS: Pains = { first: 8, closely: 64, suspects: 6 };
const MOST_FAULTS = 3;
/** How much of the bar each part takes. */
const CURVE = 0.3;
const SCREENED = 0.7;

const accountOf = (turn: number, points: readonly Point[], worth: number): TurnAccount => {
  const sum = (of: (point: Point) => number): number => points.reduce((total, point) => total + of(point), 0);
  const choicesOf = (side: Side): number => sum(({ by, choice }) => (by === side ? choice : 0));
  return {
    turn,
    frame: points[0]!.frame,
    worth,
    luck: sum(({ luck }) => luck),
    choices: { marines: choicesOf('marines'), aliens: choicesOf('aliens') },
  };
};

const turnsOf = (points: readonly Point[]): TurnAccount[] => {
  const turns = [...new Set(points.map(({ turn }) => turn))];
  return turns.map((turn) => {
    const own = points.filter((point) => point.turn === turn);
    return accountOf(turn, own, own[0]!.worth - own[0]!.luck - own[0]!.choice);
  });
};

const throwsOf = (points: readonly Point[]): Point[] =>
  points
    .filter(({ luck }) => Math.abs(luck) >= LEAST_LUCK)
    .sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck))
    .slice(0, MOST_THROWS);

const lossOf = ({ better, worth }: Fault): number => better - worth;

interface Suspect {
  readonly stretch: Stretch;
  readonly suspicion: number;
}

const worstOf = (suspects: readonly Suspect[], side: Side, most: number): Stretch[] =>
  suspects
    .filter(({ stretch, suspicion }) => stretch.side === side && suspicion > 0)
    .sort((a, b) => b.suspicion - a.suspicion)
    .slice(0, most)
    .map(({ stretch }) => stretch);

/**
 * Step by step, so that whoever asks can show how far it is, and stop with what has been found; it stops by itself when
 * its time is over. Throws `FileError` for what is no game, or one that is not over: its secrets are somebody's.
 */
export function* analyse(save: string, thinking: Thinking, pains = USUAL_PAINS): Generator<Progress, Analysis> {
  const { now, milliseconds } = thinking;
  const end = now() + milliseconds;
  const { setup, sides, said } = courseOf(save);
  const winner = said.at(-1)?.after.state.winner ?? 'none';
  if (winner === 'none') throw new FileError('the game is not over');
  const judged: Side[] = automatonOf({ setup } as Game) === null ? ['marines', 'aliens'] : ['marines'];
  const points: Point[] = [];
  const faults: Fault[] = [];
  const found = (): Analysis => ({
    sides,
    winner,
    points,
    turns: turnsOf(points),
    throws: throwsOf(points),
    faults: judged.flatMap((side) =>
      faults
        .filter((fault) => fault.side === side)
        .sort((a, b) => lossOf(b) - lossOf(a))
        .slice(0, MOST_FAULTS),
    ),
    judged,
  });
  for (const point of curveOf(said)) {
    points.push(point);
    yield { share: (CURVE * points.length) / said.length, analysis: found() };
  }
  const stretches = stretchesOf(said, (side) => judged.includes(side));
  const suspects: Suspect[] = [];
  for (const stretch of stretches) {
    if (now() > end) return found();
    suspects.push({ stretch, suspicion: suspicionOf(stretch, pains) });
    yield { share: CURVE + ((SCREENED - CURVE) * suspects.length) / stretches.length, analysis: found() };
  }
  const worst = judged.flatMap((side) => worstOf(suspects, side, pains.suspects));
  for (const [index, stretch] of worst.entries()) {
    if (now() > end) return found();
    const share = Math.max(LEAST_THINKING, (end - now()) / (worst.length - index) / 2);
    const fault = faultIn(stretch, { ...thinking, milliseconds: share }, pains);
    if (fault !== null) faults.push(fault);
    yield { share: SCREENED + ((1 - SCREENED) * (index + 1)) / worst.length, analysis: found() };
  }
  return found();
}
