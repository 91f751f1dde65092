/** Scenarios as somebody may have altered them in a file: pieces, deployment, entry areas, terrain, rules, boards. */
import { setupFromFile } from '@sensorium/content';
import {
  FileError,
  RecordReader,
  blamingFile,
  createGame,
  readScenario,
  type Game,
  type Scenario,
} from '@sensorium/engine';
import { rulesFor } from '@sensorium/rules';

type Pick = (below: number) => number;
type Plain = Record<string, unknown>;
/** A scenario as JSON has it: anything may be changed. */
interface Draft {
  modules: string[];
  options: Record<string, string | number>;
  board: {
    levels: { floor: string[]; sections: string[] }[];
    entries: { id: string; squares: { at: number[]; side: number }[] }[];
  };
  features: { at: number[]; is: string }[];
  burning: number[][];
  pieces: Plain[];
  deployment: { by: string; pieces: number[]; squares: number[][] }[];
  startingBlips: number;
  reinforcements: number;
  rules: Plain[];
}

type Alteration = (draft: Draft, pick: Pick, others: readonly Scenario[]) => void;

const one = <T>(list: readonly T[], pick: Pick): T | undefined => list[pick(list.length)];
const dropOne = (list: unknown[], pick: Pick): void => void list.splice(pick(list.length), 1);

const floorOf = ({ board }: Draft): number[][] =>
  board.levels.flatMap(({ floor }, level) =>
    floor.flatMap((row, y) =>
      Array.from(row).flatMap((character, x) =>
        '# '.includes(character) ? [] : [level === 0 ? [x, y] : [x, y, level]],
      ),
    ),
  );

const anySquare = (draft: Draft, pick: Pick): number[] => one(floorOf(draft), pick) ?? [0, 0];

const idsIn = ({ modules }: Draft): { units: string[]; gear: string[]; terrain: string[] } => {
  try {
    const rules = rulesFor(modules);
    return { units: [...rules.units.keys()], gear: [...rules.gear.keys()], terrain: [...rules.terrainIndex.keys()] };
  } catch {
    return { units: ['marine'], gear: ['storm-bolter'], terrain: ['closed-door'] };
  }
};

const PIECE_FIELDS: Readonly<Record<string, (draft: Draft, pick: Pick) => unknown>> = {
  is: (draft, pick) => one(idsIn(draft).units, pick),
  gear: (draft, pick) => Array.from({ length: pick(4) }, () => one(idsIn(draft).gear, pick)),
  at: anySquare,
  area: ({ board }, pick) => one(board.entries, pick)?.id ?? 'A',
  faces: (_, pick) => pick(5) - 1,
  value: (_, pick) => pick(10),
  ap: (_, pick) => pick(100),
  activation: (_, pick) => one(['ready', 'active', 'done', 'barred'], pick),
  weapon: (_, pick) => one(['ready', 'jammed', 'overwatch'], pick),
  player: (_, pick) => 1 + pick(2),
  counts: (_, pick) => ({ 'heavy-flamer': pick(20) - 5 }),
};

const changeRow = (rows: string[], pick: Pick, characters: string): void => {
  const y = pick(rows.length);
  const row = rows[y] ?? '';
  const x = pick(row.length);
  rows[y] = row.slice(0, x) + characters[pick(characters.length)]! + row.slice(x + 1);
};

/** Any number somewhere within, made another. */
const changeNumber = (value: unknown, pick: Pick): unknown => {
  if (typeof value === 'number') return one([0, 1, 2, 3, 5, 99, value + 1, Math.max(0, value - 1)], pick);
  if (Array.isArray(value)) {
    const place = pick(value.length);
    return value.map((part: unknown, index) => (index === place ? changeNumber(part, pick) : part));
  }
  if (typeof value !== 'object' || value === null) return value;
  const key = one(Object.keys(value), pick);
  return key === undefined ? value : { ...value, [key]: changeNumber((value as Plain)[key], pick) };
};

const ALTERATIONS: readonly Alteration[] = [
  ({ pieces }, pick) => dropOne(pieces, pick),
  ({ pieces }, pick) => void pieces.push({ ...one(pieces, pick) }),
  ...Object.entries(PIECE_FIELDS).map(([field, value]): Alteration => (draft, pick) => {
    const place = pick(draft.pieces.length);
    if (draft.pieces[place] !== undefined)
      draft.pieces[place] = { ...draft.pieces[place], [field]: value(draft, pick) };
  }),
  (draft, pick) => {
    const place = pick(draft.pieces.length);
    const { at: _, ...inHand } = draft.pieces[place] ?? { is: 'marine' };
    draft.pieces[place] = inHand;
  },
  ({ deployment }, pick) => dropOne(deployment, pick),
  ({ deployment }, pick) =>
    void deployment.push({ ...(one(deployment, pick) ?? { by: 'marines', pieces: [], squares: [] }) }),
  ({ deployment }, pick) => deployment.forEach((group) => dropOne(pick(2) === 0 ? group.pieces : group.squares, pick)),
  ({ deployment, pieces }, pick) => one(deployment, pick)?.pieces.push(pick(pieces.length)),
  (draft, pick) => {
    const group = one(draft.deployment, pick);
    if (group !== undefined) group.squares = Array.from({ length: pick(6) }, () => anySquare(draft, pick));
  },
  ({ deployment }, pick) => {
    const group = one(deployment, pick);
    if (group !== undefined) group.by = group.by === 'marines' ? 'aliens' : 'marines';
  },
  (draft) => void (draft.board.entries = []),
  ({ board }, pick) => dropOne(board.entries, pick),
  ({ board }, pick) => dropOne(one(board.entries, pick)?.squares ?? [], pick),
  (draft, pick) => one(draft.board.entries, pick)?.squares.push({ at: anySquare(draft, pick), side: pick(4) }),
  ({ board }, pick) => changeRow(one(board.levels, pick)?.floor ?? [], pick, '#..|-'),
  ({ board }, pick) => changeRow(one(board.levels, pick)?.sections ?? [], pick, '#ABCZ'),
  (draft, pick) =>
    void draft.features.push({ at: anySquare(draft, pick), is: one(idsIn(draft).terrain, pick) ?? 'duct' }),
  ({ features }, pick) => dropOne(features, pick),
  (draft, pick) => void draft.burning.push(anySquare(draft, pick)),
  (draft, pick) => void (draft.startingBlips = one([0, 1, 5, 22, 23, 100], pick)!),
  (draft, pick) => void (draft.reinforcements = one([0, 1, 3, 22, 100], pick)!),
  ({ rules }, pick) => dropOne(rules, pick),
  ({ rules }, pick) => {
    const place = pick(rules.length);
    if (rules[place] !== undefined) rules[place] = changeNumber(rules[place], pick) as Plain;
  },
  ({ rules }, pick, others) => void rules.push({ ...one(one(others, pick)!.rules, pick) }),
  ({ modules }, pick) => dropOne(modules, pick),
  (draft, pick, others) => {
    const more = one(one(others, pick)!.modules, pick) ?? 'core';
    if (!draft.modules.includes(more)) draft.modules.push(more);
  },
  (draft, pick, others) => Object.assign(draft.options, one(others, pick)!.options),
];

const MOST_ALTERATIONS = 4;

/** The scenario with one to four things changed, as it would stand in a file. */
export const alterScenario = (scenario: Scenario, pick: Pick, others: readonly Scenario[]): unknown => {
  const draft = structuredClone(scenario) as unknown as Draft;
  for (let left = 1 + pick(MOST_ALTERATIONS); left > 0; left--) one(ALTERATIONS, pick)!(draft, pick, others);
  return draft;
};

/** The game such a file opens; null where it is refused as a file. Anything else that is thrown is a fault of ours. */
export const openAltered = (altered: unknown, seed: number): Game | null => {
  try {
    const scenario = readScenario(new RecordReader('scenario', altered));
    const setup = blamingFile('scenario', () => setupFromFile(scenario));
    return blamingFile('opening', () => createGame(setup, { seed }));
  } catch (error) {
    if (error instanceof FileError) return null;
    throw error;
  }
};
