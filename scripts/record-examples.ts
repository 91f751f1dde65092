// `npm run examples`: every example of the codex, by rule, as JSON. The page's build runs it (packages/web/plugins/examples.ts).
import { readExamples, showExample } from '../packages/cli/src/cases/examples.ts';

const shown = Object.fromEntries(readExamples().map((example) => [example.rule, showExample(example)]));
process.stdout.write(JSON.stringify(shown));
