/** Deeds in words: one line for what one piece does in one go. */
import type { CounselWords } from '@sensorium/content/words';
import type { Target } from '@sensorium/engine';
import { PURPOSES, type Deed, type Purpose } from './deed.ts';

export type { Deed, Purpose } from './deed.ts';

/** How whoever tells it calls things. */
export interface DeedNames {
  readonly piece: (id: number) => string;
  readonly square: (square: number) => string;
  readonly facing: (facing: number) => string;
  readonly verb: (word: string) => string;
  readonly pointsAt: (word: string) => Target | undefined;
}

export interface ToldDeeds {
  readonly piece: number;
  readonly text: string;
  readonly isSure: boolean;
}

const isMove = ({ from, to }: Deed): boolean => from >= 0 && to >= 0 && from !== to;

const tellOne = (deed: Deed, names: DeedNames, words: CounselWords): string => {
  const { do: word, at, cp } = deed.command;
  const verb = names.verb(word);
  const points = names.pointsAt(word);
  const said = isMove(deed)
    ? words.to(verb, names.square(deed.to))
    : points === 'square' && at >= 0
      ? words.at(verb, names.square(at))
      : points === 'facing' && at >= 0
        ? words.facing(verb, names.facing(at))
        : verb;
  return cp > 0 ? `${said} (${words.cp(cp)})` : said;
};

/** Of several steps only the last: where one comes to. */
const withoutStops = (deeds: readonly Deed[]): Deed[] =>
  deeds.filter((deed, i) => {
    const next = deeds[i + 1];
    return next === undefined || !(isMove(deed) && isMove(next) && deed.command.do === next.command.do);
  });

/** What matters most of what one piece does. */
const chiefOf = (deeds: readonly Deed[]): Deed =>
  deeds.reduce((chief, deed) => (rankOf(deed.purpose) < rankOf(chief.purpose) ? deed : chief));

const rankOf = (purpose: Purpose): number => PURPOSES.indexOf(purpose);

const groupsOf = (deeds: readonly Deed[]): Deed[][] => {
  const groups: Deed[][] = [];
  for (const deed of deeds) {
    const open = groups.at(-1);
    const last = open?.at(-1);
    const isOneGo = last?.command.piece === deed.command.piece && last.isSure === deed.isSure;
    if (open !== undefined && isOneGo) open.push(deed);
    else groups.push([deed]);
  }
  return groups;
};

/** `isReasoned`: with what it is good for; what was done is told without. */
export const tellDeeds = (
  deeds: readonly Deed[],
  names: DeedNames,
  words: CounselWords,
  isReasoned = true,
): ToldDeeds[] =>
  groupsOf(deeds).map((group) => {
    const [first] = group;
    const { piece } = first!.command;
    const done = withoutStops(group)
      .map((deed) => tellOne(deed, names, words))
      .join(', ');
    const chief = chiefOf(group);
    const reason = isReasoned ? words.purposes[chief.purpose](chief.kill) : '';
    const said = piece < 0 ? done : words.does(names.piece(piece), done);
    return { piece, text: reason === '' ? said : words.because(said, reason), isSure: first!.isSure };
  });
