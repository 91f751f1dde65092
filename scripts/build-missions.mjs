// Compiles packages/content/missions/*.yaml into a module the page can import, and publishes the JSON Schema of the format.
// Run by `npm run missions`; a test fails while the written files are not what this makes of the sources.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { missionSchema, parseMission } from '@sensorium/content/load';
import { toJsonSchema } from '@valibot/to-json-schema';

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url));

const SOURCES = 'packages/content/missions';

/** Every file this script writes, with what belongs in it. */
export function generated() {
  return {
    'packages/content/src/missions.generated.ts': missionsModule(),
    'docs/mission.schema.json': schemaText(),
  };
}

export const pathOf = at;

function missionsModule() {
  const missions = readdirSync(at(SOURCES))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => {
      const file = `${SOURCES}/${name}`;
      const mission = parseMission(file, readFileSync(at(file), 'utf8'));
      if (`${mission.id}.yaml` !== name)
        throw new Error(`${file}: the mission '${mission.id}' belongs in ${mission.id}.yaml`);
      return mission;
    })
    .sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
  const rows = missions.map((mission) => `  ${JSON.stringify(mission)},\n`).join('');
  return (
    '// Made by `npm run missions` from packages/content/missions. Do not edit.\n' +
    "import type { Mission } from './mission.ts';\n\n" +
    `export const MISSIONS: readonly Mission[] = [\n${rows}];\n`
  );
}

function schemaText() {
  const schema = toJsonSchema(missionSchema(), { typeMode: 'input' });
  return `${JSON.stringify({ ...schema, title: 'Sensorium mission' }, null, 2)}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const [path, text] of Object.entries(generated())) writeFileSync(at(path), text);
