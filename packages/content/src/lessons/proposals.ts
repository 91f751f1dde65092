/** What to play next, by measured difficulty (S9.21): the easiest first. */
import { MEASURED } from '../measured.generated.ts';
import { outlookFor, type Measured } from '../measured.ts';
import { MISSIONS } from '../missions.generated.ts';

export interface Proposal {
  readonly mission: string;
  readonly opponent: string;
  /** Of the games counted there, what the best program won with the marines. */
  readonly share: number;
}

/** Shares that differ by less are as hard as each other. */
const STEP = 0.05;

export const proposalKey = ({ mission, opponent }: Pick<Proposal, 'mission' | 'opponent'>): string =>
  `${mission} ${opponent}`;

/** The easiest pair of mission and opponent that was not won, and further ones, each clearly harder than the last. */
export const proposalsFor = (
  won: ReadonlySet<string>,
  most: number,
  measured: readonly Measured[] = MEASURED,
): Proposal[] => {
  const opponents = [...new Set(measured.map(({ aliens }) => aliens))];
  const pairs = MISSIONS.flatMap(({ id: mission }) =>
    opponents.flatMap((opponent): Proposal[] => {
      const outlook = outlookFor(mission, 'marines', opponent, measured);
      return outlook === null ? [] : [{ mission, opponent, share: outlook.share }];
    }),
  )
    .filter((pair) => !won.has(proposalKey(pair)))
    .toSorted((a, b) => b.share - a.share);
  const chosen: Proposal[] = [];
  for (const pair of pairs)
    if (chosen.length < most && pair.share <= (chosen.at(-1)?.share ?? 2) - STEP) chosen.push(pair);
  return chosen;
};
