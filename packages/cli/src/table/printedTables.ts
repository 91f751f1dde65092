/** `sensorium table --tables`: the printed tables as short dialogs, for people who roll for the aliens themselves. */
import {
  AMBUSH_DISTANCE,
  PRIORITIES,
  PRIORITY_DISTANCE,
  PRIORITY_RULES,
  arrivalOn,
  broodTest,
  orderOf,
} from '@sensorium/players';
import type { CompanionWords } from '@sensorium/host/companion';
import { reinforcementsOn, type AutomatonId } from '@sensorium/rules';
import type { Console } from '../terminal/console.ts';
import { means } from './askChance.ts';

interface Consulting {
  readonly console: Console;
  readonly words: CompanionWords;
  readonly automaton: AutomatonId;
}

/** Null when whoever sits there wants to stop. */
const numberFrom = async ({ console, words }: Consulting, question: string, most: number): Promise<number | null> => {
  for (;;) {
    const line = await console.ask(`${question} (1–${most}) > `);
    if (typeof line !== 'string' || means(words, 'quit', line)) return null;
    const typed = Number(line.trim());
    if (Number.isInteger(typed) && typed >= 1 && typed <= most) return typed;
    if (line.trim() !== '') console.print(words.noNumber(line.trim()));
  }
};

const FACES = 6;
const MOST_ALIENS = 60;

const invasion = async (at: Consulting): Promise<boolean> => {
  const { console, words, automaton } = at;
  const { tables } = words;
  console.print(automaton === 'deathwing-solo' ? tables.nearest : tables.lost);
  const die = await numberFrom(at, automaton === 'deathwing-solo' ? tables.reinforcements : tables.die, FACES);
  if (die === null) return false;
  if (automaton === 'deathwing-solo') {
    const { blips, isCounter } = reinforcementsOn(die);
    console.print(tables.reinforced(blips, isCounter));
    return true;
  }
  const arrival = arrivalOn(automaton, die, false);
  console.print(arrival === 'ambush' ? tables.arrivals.ambush(AMBUSH_DISTANCE) : tables.arrivals[arrival]);
  return true;
};

const brood = async (at: Consulting): Promise<boolean> => {
  const { tables } = at.words;
  if (at.automaton === 'deathwing-solo') return true;
  const aliens = await numberFrom(at, tables.aliens[at.automaton], MOST_ALIENS);
  const die = aliens === null ? null : await numberFrom(at, tables.die, FACES);
  if (aliens === null || die === null) return false;
  const { score, dares } = broodTest(aliens, die);
  at.console.print(tables.tested(aliens, die, score, dares));
  return true;
};

const order = ({ console, words: { tables }, automaton }: Consulting): Promise<boolean> => {
  for (const [place, each] of orderOf(automaton).entries()) console.print(`${place + 1}. ${tables.classes[each]}`);
  console.print(tables.within);
  return Promise.resolve(true);
};

const target = async (at: Consulting): Promise<boolean> => {
  const { console, words, automaton } = at;
  const { tables } = words;
  const rows = PRIORITIES[automaton];
  console.print(rows.length === 0 ? tables.nearestMarine : tables.candidates(PRIORITY_DISTANCE));
  for (const row of rows) {
    console.print(`${tables.rows[row]} (${PRIORITY_RULES[row]})`);
    const answer = await numberFrom(at, `1 ${tables.one} · 2 ${tables.several} · 3 ${tables.none}`, 3);
    if (answer === null) return false;
    if (answer === 1) {
      console.print(tables.chosen);
      return true;
    }
  }
  if (rows.length > 0) console.print(tables.lot);
  return true;
};

/** One table after the other, as often as somebody asks. */
export const consultTables = async (at: Consulting): Promise<void> => {
  const { tables } = at.words;
  const parts = [
    { name: tables.invasion, run: invasion },
    ...(at.automaton === 'deathwing-solo' ? [] : [{ name: tables.brood, run: brood }]),
    { name: tables.order, run: order },
    { name: tables.target, run: target },
  ];
  for (;;) {
    parts.forEach(({ name }, place) => at.console.print(`${place + 1} ${name}`));
    const chosen = await numberFrom(at, tables.title, parts.length);
    if (chosen === null || !(await parts[chosen - 1]!.run(at))) return;
  }
};
