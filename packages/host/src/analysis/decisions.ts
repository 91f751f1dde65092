/** What a side decided, judged by what it could know then: beside what a strong player would have done in its place. */
import { Options, choices, viewFor, type Command, type Side } from '@sensorium/engine';
import { compareCourses, insteadFrom, meanOf, type Asked, type Thinking } from './advice.ts';
import type { Said } from './course.ts';
import type { Deed } from './deed.ts';
import { deedOf } from './deeds.ts';

/** What one piece was made to do in one go: until dice fall, something is brought to light, or another's turn comes. */
export interface Stretch {
  readonly side: Side;
  readonly said: readonly Said[];
}

export interface Fault {
  readonly entry: number;
  readonly frame: number;
  readonly turn: number;
  readonly side: Side;
  readonly played: readonly Deed[];
  readonly instead: readonly Deed[];
  /** The side's own chance with either, by what it could know. */
  readonly worth: number;
  readonly better: number;
}

/** In how many worlds a decision is looked at first, and closely; and how many of a side are looked at closely. */
export interface Pains {
  readonly first: number;
  readonly closely: number;
  readonly suspects: number;
}

/** What is less is not worth a word, and what could be chance is none either. */
const LEAST = 0.03;
const SURE = 1.5;

const isOneOfMany = ({ before }: Said): boolean => choices(before, new Options(before.setup.rules.words)).count > 1;

const goesOn = (last: Said, next: Said): boolean =>
  !last.isChancy &&
  next.by === last.by &&
  next.command.piece >= 0 &&
  next.command.piece === last.command.piece &&
  next.before.state.phase === last.before.state.phase;

export const stretchesOf = (course: readonly Said[], isJudged: (side: Side) => boolean): Stretch[] => {
  const stretches: Said[][] = [];
  for (const said of course) {
    const open = stretches.at(-1);
    const last = open?.at(-1);
    if (open !== undefined && last !== undefined && goesOn(last, said)) open.push(said);
    else stretches.push([said]);
  }
  return stretches.flatMap((said) => {
    const { by } = said[0]!;
    return by === 'host' || !isJudged(by) || !said.some(isOneOfMany) ? [] : [{ side: by, said }];
  });
};

const commandsOf = ({ said }: Stretch): Command[] => said.map(({ command }) => command);

/** The side's own view where the stretch begins: everything is judged from it alone. */
const askedIn = ({ side, said }: Stretch): Asked => {
  const { before } = said[0]!;
  return { setup: before.setup, view: viewFor(before, side) };
};

const seedOf = ({ said }: Stretch): number => 0x2f0b + said[0]!.entry * 31;

/** How much the side seems to have lost by it against a plain way to go on: a first look, in few worlds. */
export const suspicionOf = (stretch: Stretch, { first }: Pains): number => {
  const [plain, played] = compareCourses(askedIn(stretch), [[], commandsOf(stretch)], first, seedOf(stretch));
  return meanOf(plain!) - meanOf(played!);
};

/** The standard error of a mean difference. */
const doubtOf = (differences: readonly number[]): number => {
  const mean = meanOf(differences);
  const squares = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.sqrt(squares / (differences.length - 1) / differences.length);
};

/** Null where a strong player would have done as well by nothing worth a word. */
export const faultIn = (stretch: Stretch, thinking: Thinking, { closely }: Pains): Fault | null => {
  const asked = askedIn(stretch);
  const { side, said } = stretch;
  const instead = insteadFrom(asked, thinking);
  const [played, better] = compareCourses(
    asked,
    [commandsOf(stretch), instead.map(({ command }) => command)],
    closely,
    seedOf(stretch) + 1,
  );
  const lost = better!.map((value, world) => value - played![world]!);
  if (meanOf(lost) < LEAST || meanOf(lost) < SURE * doubtOf(lost)) return null;
  const [first] = said;
  return {
    entry: first!.entry,
    frame: first!.frame,
    turn: first!.before.state.turn,
    side,
    played: said.map(({ before, command, after }) => deedOf(before, command, after, true)),
    instead,
    worth: meanOf(played!),
    better: meanOf(better!),
  };
};
