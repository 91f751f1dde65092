/** A run that was stopped goes on: the games in its file are kept, if this order would have written them. */
import type { Match } from './match.ts';
import { RecordError, cellKey, cellName, parseRecords, type GameLine } from './records.ts';
import { tasksOf, type RunPlan } from './run.ts';
import type { Played } from './tasks.ts';
import { NO_TIMES } from './timeCounts.ts';

const ANOTHER = 'begin another file, or order what this one was begun with';

/** Why the order's match would not have written this line. */
const differenceOf = (line: GameLine, { version }: Match): string | null => {
  if (line.behaviour === undefined || line.scenario === undefined)
    return 'does not say which version of rules and players played it';
  if (line.behaviour !== version?.behaviour)
    return `was played by another version of rules and players (${line.behaviour}; this is ${version?.behaviour ?? 'unknown'})`;
  if (line.scenario !== version.scenario) return `${line.mission} has changed since (${line.scenario})`;
  return null;
};

/** The games of the plan that a file holds behind so many lines. One that is not of the plan, or of another version, refuses the whole file. */
export const gamesIn = (file: string, text: string, plan: RunPlan, before = 0): Played[] => {
  const matches = new Map(
    plan.matches.map((match, index) => [cellKey({ ...match, mission: match.mission.id }), index]),
  );
  const indices = new Map(tasksOf(plan).map(({ index, match, seed }) => [`${match} ${seed}`, index]));
  const seen = new Map<number, number>();
  return parseRecords(file, text, before).map(({ times = NO_TIMES, ...record }, i) => {
    const refuse = (why: string): never => {
      throw new RecordError(`${file}:${before + i + 1}: ${why}; ${ANOTHER}`);
    };
    const match = matches.get(cellKey(record));
    if (match === undefined) return refuse(`${cellName(record)}, is not in this order`);
    const index = indices.get(`${match} ${record.seed}`);
    if (index === undefined)
      return refuse(
        `seed ${record.seed} is not among the ${plan.games} of this order from ${plan.seed} on${plan.shard === undefined ? '' : ', or not of this shard'}`,
      );
    const difference = differenceOf(record, plan.matches[match]!);
    if (difference !== null) return refuse(difference);
    if (seen.has(index)) return refuse(`the same game is on line ${seen.get(index)!}`);
    seen.set(index, before + i + 1);
    return { index, record, times };
  });
};
