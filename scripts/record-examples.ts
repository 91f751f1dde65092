// Every example of the codex, by rule, as JSON: run by the page's build (packages/web/plugins/examples.ts).
import { readExamples, showExample } from '../packages/cli/src/cases/examples.ts';

const shown = Object.fromEntries(readExamples().map((example) => [example.rule, showExample(example)]));
process.stdout.write(JSON.stringify(shown));
