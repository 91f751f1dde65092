/** docs/missions.md: what it shows can be loaded, and it shows everything a file may say. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { checkMission } from './checkMission.ts';
import { parseMission } from './load.ts';
import { isForTwo, type Mission } from './mission.ts';
import { missionSchema, type MissionFile } from './missionSchema.ts';

const page = readFileSync(new URL('../../../docs/missions.md', import.meta.url), 'utf8');
const [whole, ...parts] = Array.from(page.matchAll(/```yaml\n(.*?)```/gs), ([, text]) => text!);

test('M0.8 the mission of the page is sound', () => {
  expect(checkMission(parseMission('missions.md', whole!))).toEqual([]);
});

test('A3.10 the example for two marine players is sound', () => {
  const text = readFileSync(new URL('../../../examples/two-companies.yaml', import.meta.url), 'utf8');
  const mission = parseMission('two-companies.yaml', text);
  expect(checkMission(mission)).toEqual([]);
  expect([isForTwo(mission), isForTwo({ force: mission.force.slice(0, 1) })]).toEqual([true, false]);
});

/** The mission of the page with the fields of an example in place of its own. */
const missionWith = (part: string): Mission => {
  const text = stringify({ ...parse(whole!), ...parse(part) }, { blockQuote: 'literal', lineWidth: 0 });
  return parseMission('missions.md', text);
};

/** Lists of everything there is: each line can be read, but no mission has them all. */
const isList = (part: string): boolean => /^(objectives|special):/.test(part);

test.each(parts.map((part) => [part.split('\n', 2).join(' '), part] as const))(
  'M0.8 the example can be loaded: %s',
  (_begin, part) => {
    const mission = missionWith(part);
    const errors = isList(part) ? [] : checkMission(mission).filter(({ severity }) => severity === 'error');
    expect(errors).toEqual([]);
  },
);

const shown = <Field extends keyof MissionFile>(field: Field): MissionFile[Field][] =>
  parts.flatMap((part) => {
    const data = parse(part) as Partial<MissionFile>;
    return data[field] === undefined ? [] : [data[field]];
  });

const { objectives, special, aliens } = missionSchema().entries;
const sorted = (names: Iterable<string>): string[] => [...new Set(names)].toSorted();

test('M0.8 every objective, special rule and alien has an example', () => {
  const kinds = (list: readonly { readonly is: string }[][]): string[] => sorted(list.flat().map(({ is }) => is));
  const known = (options: readonly { readonly entries: { readonly is: { readonly literal: string } } }[]): string[] =>
    sorted(options.map(({ entries }) => entries.is.literal));
  expect(kinds(shown('objectives'))).toEqual(known(objectives.pipe[0].item.options));
  expect(kinds(shown('special'))).toEqual(known(special.wrapped.item.options));
  expect(kinds(shown('aliens'))).toEqual(known(aliens.wrapped.item.options));
});

/** The names of all fields, wherever they stand in the JSON Schema. */
const fieldsOf = (schema: object): string[] =>
  Object.entries(schema).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return [];
    return [...(key === 'properties' ? Object.keys(value) : []), ...fieldsOf(value)];
  });

test('M0.8 every field is named', () => {
  const schema = readFileSync(new URL('../../../docs/mission.schema.json', import.meta.url), 'utf8');
  const fields = sorted(fieldsOf(JSON.parse(schema) as object));
  const named = new Set(page.match(/\w+/g));
  expect(fields).toContain('raidLost');
  expect(fields.filter((field) => !named.has(field))).toEqual([]);
});
