/** Writing mission files: what `loadMission` reads again. */
import { Document, isMap, isScalar, isSeq, visit } from 'yaml';
import { missionSchema } from './missionSchema.ts';
import { levelsOf, type LevelDrawing, type Mission } from './mission.ts';

const blockOf = (rows: readonly string[]): string => `${rows.join('\n')}\n`;
const drawn = ({ floor, sections }: LevelDrawing) => ({ floor: blockOf(floor), sections: blockOf(sections) });

type Member = Mission['force'][number]['pieces'][number];

/** A marine who is as his unit usually is, by the name of his unit alone. */
const memberOf = (member: Member): Member | string => (Object.keys(member).length === 1 ? member.is : member);

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** What an earlier version kept besides is left out. */
const FIELDS: ReadonlySet<string> = new Set(Object.keys(missionSchema().entries));
/** Fields that are left out of a file where they say nothing. */
const OPTIONAL: ReadonlySet<string> = new Set(['forbids', 'options', 'exits', 'aliens', 'special']);

/** The mission as the data of a mission file. */
export const missionData = (mission: Mission): Record<string, unknown> => {
  const [lowest, ...above] = levelsOf(mission);
  const fields = {
    ...mission,
    board: { ...drawn(lowest!), ...(above.length === 0 ? {} : { above: above.map(drawn) }) },
    force: mission.force.map(({ squad, pieces }) => ({ squad, pieces: pieces.map(memberOf) })),
  };
  return Object.fromEntries(
    Object.entries(fields).filter(([key, value]) => FIELDS.has(key) && (!OPTIONAL.has(key) || !isEmpty(value))),
  );
};

const LONGEST = 40;

/** Small things on one line, as a person writes them. */
const isShort = (node: unknown): boolean => {
  if (isScalar(node))
    return typeof node.value !== 'string' || (node.value.length <= LONGEST && !node.value.includes('\n'));
  if (isSeq(node)) return node.items.every((item) => isScalar(item));
  return false;
};

/** The mission as the text of a mission file. */
export const formatMission = (mission: Mission): string => {
  const document = new Document(missionData(mission));
  visit(document, {
    Seq: (key, node, path) => {
      if (path.length > 1 && node.items.length > 0 && node.items.every(isShort)) node.flow = true;
    },
    Map: (key, node, path) => {
      const isInList = isSeq(path.at(-1));
      if (isInList && node.items.every((pair) => isShort(pair.value)) && isMap(node)) node.flow = true;
    },
  });
  return document.toString({ blockQuote: 'literal', lineWidth: 0, flowCollectionPadding: true });
};
