import { readdirSync } from 'node:fs';
import { defaultClientConditions, defineConfig } from 'vite';
import { codex } from './plugins/codex.ts';
import { examples } from './plugins/examples.ts';
import { firstScreen } from './plugins/firstScreen.ts';
import { hulk } from './plugins/hulk.ts';
import { icons } from './plugins/icons.ts';
import { offline } from './plugins/offline.ts';

/** Every language is a folder. */
const languages = (): string[] =>
  readdirSync(new URL('../content/src/words', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/**
 * What several screens share, in few files: each costs the browser more than its bytes do. A file goes with the first
 * that names how its path begins.
 */
const SHARED = [
  {
    name: 'frame',
    files: [
      'node_modules/preact/',
      'web/src/(settings|words|app/(fetched|idle|router|Page))',
      'content/src/words/([a-zA-Z]+|[a-z]+/(index|missions|numbers))\\.ts',
      'web/src/(engine/client|storage/(clocks|database|games|orders|records|sagas|savedGame|schema|space|tabs))',
    ],
  },
  {
    name: 'choosing',
    files: [
      'engine/src/state\\.',
      'content/src/(geotiles|measured|missions?\\.)',
      'expedition/src/(catalogue|generator)',
      'web/src/(drawings/([Mm]ission|plan)|storage/(begin|unfinished)|screens/squads/places)',
      'web/src/screens/(Advice|Continue|StorageNotice|RuleOptions|ruleOptions|FilePicker|forces/ForceChoice|Gallery|gameNames)',
      'web/src/screens/(newGame|NewGame|opponents|Pick|SeedField)',
    ],
  },
  ...languages().map((language) => ({
    name: `speech-${language}`,
    files: [`content/src/words/${language}/(table/|(?!forces|squads|ownSquads|online)[a-zA-Z]+\\.)`],
  })),
  {
    name: 'table',
    files: ['web/src/(game/(?!replay)|app/gamePart|rules/RuleText|screens/(PlayScreen|RuleDialog))'],
  },
];

const oneOf = (files: readonly string[]): RegExp => new RegExp(`/(${files.join('|')})`.replaceAll('/', '[\\\\/]'));

export default defineConfig({
  base: './',
  plugins: [codex(), examples(), hulk(), icons(), firstScreen(), offline()],
  resolve: { conditions: ['sensorium-source', ...defaultClientConditions] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  worker: { format: 'es' },
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Checks of missions carry their English; other screens fetch it as they do any language.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      output: {
        codeSplitting: {
          groups: SHARED.map(({ name, files }, index) => ({
            name,
            priority: SHARED.length - index,
            test: oneOf(files),
          })),
        },
      },
    },
  },
});
