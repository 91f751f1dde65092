// Every check of the project, each an npm script; two at a time. The last line is `N passed, N failed`.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const AT_ONCE = 2;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
process.env['PATH'] = resolve('node_modules/.bin') + delimiter + process.env['PATH'];

/** @type {Record<string, string>} */
const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** @typedef {{name: string, outcome: 'passed' | 'failed', seconds: number}} Result */

/** @type {Result[]} */
const results = [];
// Types and the page come first: they make what the `sensorium` command and the size budget then look at.
await runAll(['types', 'build:web']);
await runAll(['unit', 'lint', 'cases', 'unused', 'codex:coverage', 'format:check', 'boundaries']);
// The journeys measure a browser and use both processors themselves.
await runAll(['e2e']);
summarize();

/** @param {string[]} names */
async function runAll(names) {
  const queue = [...names];
  const worker = async () => {
    for (let name = queue.shift(); name !== undefined; name = queue.shift()) results.push(await check(name));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/**
 * @param {string} name
 * @returns {Promise<Result>}
 */
async function check(name) {
  const started = performance.now();
  const { code, output } = await runScript(name);
  if (code !== 0) console.log(`\n── ${name} failed ──\n${output.trimEnd()}\n`);
  return { name, outcome: code === 0 ? 'passed' : 'failed', seconds: (performance.now() - started) / 1000 };
}

/**
 * @param {string} name
 * @returns {Promise<{code: number | null, output: string}>}
 */
function runScript(name) {
  const command = scripts[name];
  if (!command) return Promise.resolve({ code: 1, output: `package.json has no script "${name}"` });
  return new Promise((done) => {
    const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text) => (output += text));
    child.on('close', (code) => done({ code, output }));
  });
}

function summarize() {
  /** @param {Result['outcome']} outcome */
  const count = (outcome) => results.filter((result) => result.outcome === outcome).length;
  console.log();
  for (const { name, outcome, seconds } of results)
    console.log(`${outcome.padEnd(8)} ${name.padEnd(16)} ${seconds.toFixed(1)} s`);
  if (count('failed') > 0) process.exitCode = 1;
  console.log(`\n${count('passed')} passed, ${count('failed')} failed`);
}
