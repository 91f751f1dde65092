// Compiles packages/content/missions/*.yaml and lessons/*.yaml into modules the page can import, and publishes the JSON Schemas of the formats.
// Run by `npm run missions`; a test fails while the written files are not what this makes of the sources.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { lessonSchema, missionSchema, parseLesson, parseMission } from '@sensorium/content/load';
import { toJsonSchema } from '@valibot/to-json-schema';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Every file this script writes, with what belongs in it. */
export function generated() {
  return {
    'packages/content/src/missions.generated.ts': moduleOf(
      'missions',
      'MISSIONS',
      'Mission',
      './mission.ts',
      parseMission,
    ),
    'packages/content/src/lessons/lessons.generated.ts': moduleOf(
      'lessons',
      'LESSONS',
      'Lesson',
      './lesson.ts',
      parseLesson,
    ),
    'docs/mission.schema.json': schemaText(missionSchema(), 'Sensorium mission'),
    'docs/lesson.schema.json': schemaText(lessonSchema(), 'Sensorium lesson'),
  };
}

export const pathOf = at;

/**
 * @template {{ readonly id: string, readonly order: number }} Item
 * @param {string} folder
 * @param {string} name
 * @param {string} type
 * @param {string} from
 * @param {(file: string, text: string) => Item} parse
 */
function moduleOf(folder, name, type, from, parse) {
  const sources = `packages/content/${folder}`;
  const items = readdirSync(at(sources))
    .filter((file) => file.endsWith('.yaml'))
    .map((base) => {
      const file = `${sources}/${base}`;
      const item = parse(file, readFileSync(at(file), 'utf8'));
      if (`${item.id}.yaml` !== base) throw new Error(`${file}: '${item.id}' belongs in ${item.id}.yaml`);
      return item;
    })
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  const rows = items.map((item) => `  ${JSON.stringify(item)},\n`).join('');
  return (
    `// Made by \`npm run missions\` from ${sources}. Do not edit.\n` +
    `import type { ${type} } from '${from}';\n\n` +
    `export const ${name}: readonly ${type}[] = [\n${rows}];\n`
  );
}

/**
 * @param {import('valibot').GenericSchema} schema
 * @param {string} title
 */
function schemaText(schema, title) {
  return `${JSON.stringify({ ...toJsonSchema(schema, { typeMode: 'input' }), title }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of Object.entries(generated())) writeFileSync(at(path), text);
