/**
 * A run in parts, each played anywhere: shard K of N has every Nth game from the Kth on. A shard's file begins with what was
 * ordered, and is put together with the others before anybody else reads it.
 */
import { RecordError, cellKey, cellName, parseRecords, type GameLine } from './records.ts';
import { tasksOf, type RunPlan, type Shard } from './run.ts';
import { isSameVersion } from './version.ts';

type OrderedMatch = Pick<
  GameLine,
  'mission' | 'file' | 'force' | 'marines' | 'aliens' | 'nodes' | 'behaviour' | 'scenario'
>;

interface Order extends Required<Pick<RunPlan, 'games' | 'seed' | 'order'>> {
  readonly matches: readonly OrderedMatch[];
}

interface Head {
  readonly shard: Shard;
  readonly run: Order;
}

/** The first line of a shard's file. */
export const formatHead = ({ matches, games, seed, order = 'missions' }: RunPlan, shard: Shard): string => {
  const ordered = matches.map(({ mission, file, force, marines, aliens, nodes, version }): OrderedMatch => ({
    mission: mission.id,
    ...(file === undefined ? {} : { file }),
    ...(force === undefined ? {} : { force }),
    marines,
    aliens,
    ...(nodes === undefined ? {} : { nodes }),
    ...version,
  }));
  const head: Head = { shard, run: { games, seed, order, matches: ordered } };
  return JSON.stringify(head);
};

interface ShardFile extends Head {
  readonly file: string;
  readonly lines: readonly string[];
  readonly records: readonly GameLine[];
}

const headIn = (file: string, line: string): Head => {
  try {
    const head = JSON.parse(line) as Partial<Head> | null;
    if (head?.shard !== undefined && head.run !== undefined) return head as Head;
  } catch {
    // Said below: whatever it is, it is no head.
  }
  throw new RecordError(`${file}: is no shard of a run (simulate --shard)`);
};

const readShard = ({ file, text }: { readonly file: string; readonly text: string }): ShardFile => {
  const [first = '', ...rest] = text.split('\n');
  const lines = rest.filter((line) => line.trim() !== '');
  return { ...headIn(file, first), file, lines, records: parseRecords(file, lines.join('\n'), 1) };
};

/** What makes runs others, in words. */
const DIFFERENCES: readonly (readonly [what: string, of: (head: Head) => unknown])[] = [
  ['another number of shards', ({ shard }) => shard.of],
  ['other missions', ({ run }) => run.matches.map(({ mission, file }) => file ?? mission)],
  ['other forces', ({ run }) => run.matches.map(({ force }) => force ?? '')],
  ['other players', ({ run }) => run.matches.map(({ marines, aliens }) => `${marines} against ${aliens}`)],
  ['another number of nodes', ({ run }) => run.matches.map(({ nodes }) => nodes ?? 0)],
  ['another version of rules or players', ({ run }) => run.matches.map(({ behaviour }) => behaviour ?? '')],
  ['another version of a mission', ({ run }) => run.matches.map(({ scenario }) => scenario ?? '')],
  ['other seeds', ({ run }) => [run.seed, run.games]],
  ['another order', ({ run }) => run.order],
];

const refuseStrangers = (first: ShardFile, other: ShardFile): void => {
  for (const [what, of] of DIFFERENCES) {
    const [here, there] = [of(other), of(first)].map((value) => [...new Set([value].flat())].join(', '));
    if (here !== there)
      throw new RecordError(
        `${other.file} does not belong to ${first.file}, it has ${what}: ${here}; there it is ${there}`,
      );
  }
};

const nameOf = ({ number, of }: Shard): string => `${number}/${of}`;

interface Place {
  readonly where: string;
  readonly line: string;
  readonly game: string;
}

/** Every game of the run at its place, once; one that is there twice must have ended alike. */
const placed = (shards: readonly ShardFile[], run: Order): (Place | undefined)[] => {
  const matches = new Map(run.matches.map((match, index) => [cellKey(match), index]));
  const tasks = tasksOf(run);
  const indices = new Map(tasks.map(({ index, match, seed }) => [`${match} ${seed}`, index]));
  const places = new Array<Place | undefined>(tasks.length).fill(undefined);
  for (const { file, shard, lines, records } of shards)
    records.forEach(({ times: _times, ...record }, i) => {
      const where = `${file}:${i + 2}`;
      const match = matches.get(cellKey(record));
      const index = indices.get(`${match} ${record.seed}`);
      if (match === undefined || index === undefined || index % shard.of !== shard.number - 1)
        throw new RecordError(`${where}: ${cellName(record)}, seed ${record.seed}, is not of shard ${nameOf(shard)}`);
      if (!isSameVersion(record, run.matches[match]!))
        throw new RecordError(`${where}: ${cellName(record)}, was played by another version than was ordered`);
      const game = JSON.stringify(record);
      const known = places[index];
      if (known === undefined) places[index] = { where, line: lines[i]!, game };
      else if (known.game !== game)
        throw new RecordError(`${where}: ${cellName(record)}, seed ${record.seed}, ended otherwise in ${known.where}`);
    });
  return places;
};

const refuseGaps = (places: readonly (Place | undefined)[], of: number): void => {
  const gaps = Array.from({ length: of }, (_, i) => {
    const own = places.filter((_place, index) => index % of === i);
    const missing = own.filter((place) => place === undefined).length;
    return missing === 0
      ? []
      : [
          `shard ${i + 1}/${of} ${missing === own.length ? 'is missing' : `lacks ${missing} of its ${own.length} games (--resume)`}`,
        ];
  }).flat();
  if (gaps.length > 0) throw new RecordError(gaps.join('; '));
};

/** The file that one run would have written, made of the files of all its shards. */
export const mergeShards = (files: readonly { readonly file: string; readonly text: string }[]): string => {
  const shards = files.map(readShard);
  const [first, ...others] = shards;
  for (const other of others) refuseStrangers(first!, other);
  const places = placed(shards, first!.run);
  refuseGaps(places, first!.shard.of);
  return places.map((place) => `${place!.line}\n`).join('');
};
