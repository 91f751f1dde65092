// npm run behaviour: plays the fixed games (S9.24) and says whether they end as they did.
// npm run behaviour -- --accept: keeps how they end now, if a number of packages/lab/src/behaviour.ts says so wherever
// it is otherwise.
import { readFileSync, writeFileSync } from 'node:fs';
import { formatFixedGames, judgeFixedGames, playFixedGames, type FixedGame } from '@sensorium/lab';

const FILE = new URL('../packages/lab/fixedGames.json', import.meta.url);

const now = playFixedGames();
const { refusal, isSame } = judgeFixedGames(JSON.parse(readFileSync(FILE, 'utf8')) as FixedGame[], now);
if (refusal !== null) {
  console.error(refusal);
  process.exitCode = 1;
} else if (isSame) console.log(`all ${now.length} fixed games end as they did`);
else if (process.argv.includes('--accept')) {
  writeFileSync(FILE, formatFixedGames(now));
  console.log(
    `${now.length} fixed games are kept as they end now; \`npm run balance\` marks the figures that are older`,
  );
} else {
  console.error('a number, a mission or the list of games has changed: `npm run behaviour -- --accept`');
  process.exitCode = 1;
}
