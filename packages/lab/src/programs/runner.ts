/** Runs a module with a `decide` as a program of the protocol: lines in, lines out. */
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import type { Party } from '@sensorium/host';
import { OnlineTable, type FromServer, type OpenedGame } from '@sensorium/host/online';
import type { BotModule } from './botModule.ts';

// What the module prints is for who watches, not for the game.
console.log = console.error;
const { default: bot } = (await import(pathToFileURL(process.argv[2]!).href)) as { default: BotModule };
if (typeof bot?.decide !== 'function') throw new Error('the module has no default export with a `decide`');

let table = new OnlineTable();
let opened: OpenedGame | null = null;
let answered = -1;
let next = 1;

const decide = async (): Promise<void> => {
  const game = opened!.summary.game;
  const party = opened!.summary.mine[0] as Party;
  const update = table.update();
  const isAsked = update.asked.includes(party) && update.view.winner === 'none';
  if (!isAsked || update.at === answered) return;
  answered = update.at;
  const { do: word, piece, at, how, ...price } = await bot.decide(update, { dossier: opened!.dossier!, party });
  const cp = 'cp' in price ? price.cp : price.least;
  const id = next++;
  const say = { id, ask: 'say', game, party, command: { do: word, piece, at, how, cp }, key: `k${update.at}-${id}` };
  process.stdout.write(`${JSON.stringify(say)}\n`);
};

const hear = async (message: FromServer): Promise<void> => {
  if (
    'answer' in message &&
    message.answer !== null &&
    typeof message.answer === 'object' &&
    'dossier' in message.answer
  ) {
    opened = message.answer;
    table = new OnlineTable();
    answered = -1;
    if (opened.update !== null) table.hear(opened.update);
  } else if ('tell' in message && message.tell === 'news') table.hear(message.update);
  else return;
  if (opened?.update !== null && opened !== null) await decide();
};

let last: Promise<void> = Promise.resolve();
createInterface({ input: process.stdin }).on('line', (line) => {
  last = last.then(() => hear(JSON.parse(line) as FromServer));
  last.catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
