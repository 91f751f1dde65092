/** A16.6: squads of one's own, out of a file or asked for step by step. */
import { readYaml } from '@sensorium/content/load';
import { termsFor } from '@sensorium/content/words';
import { RecordReader } from '@sensorium/engine';
import {
  MOST_OWN_FIGURES,
  formatSquads,
  ownFigureWorth,
  ownSquadWorth,
  ownValues,
  readSquads,
  squadWorth,
  type OwnFigureChoice,
  type OwnSquad,
  type SquadList,
} from '@sensorium/expedition/squads';
import { ARMOURS, RANKS } from '@sensorium/rules';
import { Command } from 'commander';
import { parseDocument } from 'yaml';
import { openConsole, type Console } from '../terminal/console.ts';
import { PlainError, inFile, readText, writeWhole } from '../terminal/files.ts';
import { findingsIn } from '../terminal/forceFor.ts';

type Print = (line: string) => void;

const NOTES = `
A file holds one squad or several, as YAML or JSON; \`count\` repeats a figure:
  name: The Silver Gate
  squads:
    - name: Vigil
      figures:
        - {class: sororitas, rank: canoness, gear: [bolt-pistol, power-mace], name: Miriam}
        - {class: sororitas, rank: trooper, gear: [bolter], count: 4}

Classes: ${ARMOURS.join(', ')}. Ranks: ${RANKS.join(', ')}.
Gear is named as in Tables A-8, A-13 and A-15; grenades come with class and rank (A16.7).`;

export function createCompose(): Command {
  return new Command('compose')
    .description('put together squads of one’s own (A16.6): values and worth follow from the tables')
    .argument('[file]', 'a file that describes them (YAML or JSON); without it they are asked for')
    .option('--out <file>', 'where to write the list that `--force` takes')
    .addHelpText('after', NOTES)
    .action(async (file: string | undefined, { out }: { out?: string }) => {
      const print: Print = (line) => process.stdout.write(`${line}\n`);
      const list = file === undefined ? await askForSquads() : readComposition(file);
      if (list === null) return;
      process.exitCode = tellSquads(list, print) ? 0 : 1;
      if (out !== undefined && process.exitCode === 0) writeWhole(out, formatSquads(list));
    });
}

const MOST_SQUADS = 40;
const COMPOSITION_KEYS = ['name', 'squads'];

/** `count` repeats a figure; its name is the first one's. */
const spread = (figure: RecordReader): unknown[] => {
  figure.keys();
  const { count: _count, name, ...rest } = figure.value as Readonly<Record<string, unknown>>;
  const count = figure.at('count').isGiven ? figure.at('count').integer(1, MOST_OWN_FIGURES) : 1;
  const isNamed = (place: number): boolean => place === 0 && name !== undefined;
  return Array.from({ length: count }, (_, place) => ({ gear: [], ...rest, ...(isNamed(place) && { name }) }));
};

export const readComposition = (file: string): SquadList => {
  const text = readText(file, 'a file that describes squads; `sensorium force compose --help` shows one');
  const { data, faults } = readYaml(parseDocument(text, { prettyErrors: false }), 0);
  if (faults.length > 0) throw new PlainError(`${file}: ${faults[0]!.message}`);
  return inFile(file, () => {
    const top = new RecordReader('', data);
    for (const key of top.keys()) if (!COMPOSITION_KEYS.includes(key)) top.at(key).fail('no such field');
    const own = top
      .at('squads')
      .list(MOST_SQUADS)
      .map((squad) => ({
        ...(squad.value as object),
        figures: squad.at('figures').list(MOST_OWN_FIGURES).flatMap(spread),
      }));
    return readSquads(new RecordReader('', { name: top.at('name').value, boxes: [], own }));
  });
};

const signed = (value: number): string => (value === 0 ? '' : value > 0 ? `+${value}` : `−${-value}`);

/** A16.7: what the tables make of a figure, in a line. */
export const tellFigure = (figure: OwnFigureChoice): string => {
  const { gear, ranks, armours }: Readonly<Record<'gear' | 'ranks' | 'armours', Readonly<Record<string, string>>>> =
    termsFor('en');
  const { base, dice, bonus, parries, blocks, movement, grenades } = ownValues(figure);
  const nameOf = (item: string): string => gear[item] ?? item;
  const armed = dice === 1 && bonus === base ? '' : `, armed ${dice}D6${signed(bonus)}`;
  return [
    `${ranks[figure.rank]} in ${armours[figure.class]}`,
    figure.gear.length === 0 ? 'no weapon' : figure.gear.map(nameOf).join(', '),
    `close combat 1D6${signed(base)}${armed}${parries ? ', parry' : ''}${blocks ? ', block' : ''}`,
    `moves as ${movement}`,
    grenades.length === 0 ? 'no grenades' : grenades.map(nameOf).join(', '),
    `worth ${Number(ownFigureWorth(figure).toFixed(2))}`,
  ].join('; ');
};

/** Says what the squads are; false where a rule forbids them. */
export const tellSquads = (list: SquadList, print: Print): boolean => {
  for (const squad of list.own ?? []) {
    print(`${squad.name ?? 'Squad'}: ${ownSquadWorth(squad)} terminators’ worth (A16.8)`);
    for (const figure of squad.figures)
      print(`  ${figure.name === undefined ? '' : `${figure.name}: `}${tellFigure(figure)}`);
  }
  const findings = findingsIn(list.name, { squads: list }, Infinity);
  for (const finding of findings) print(finding);
  print(`${list.name}: ${squadWorth(list)} terminators’ worth, ${findings.length} errors`);
  return findings.length === 0;
};

// --- step by step ----------------------------------------------------------------------------------------------------

const askForSquads = async (): Promise<SquadList | null> => {
  const console = openConsole({ input: process.stdin, output: process.stdout, plain: true });
  try {
    return await composeAt(console);
  } finally {
    console.close();
  }
};

/** An answer; null where the input is over. */
const ask = async (console: Console, question: string): Promise<string | null> => {
  const answer = await console.ask(`${question} `);
  return typeof answer === 'string' ? answer.trim() : null;
};

const askOneOf = async <Choice extends string>(
  console: Console,
  question: string,
  choices: readonly Choice[],
): Promise<Choice | null> => {
  for (;;) {
    const answer = await ask(console, `${question} (${choices.join(', ')}):`);
    if (answer === null || answer === '') return null;
    const found = choices.find((choice) => choice === answer);
    if (found !== undefined) return found;
    console.print(`'${answer}' is none of them.`);
  }
};

/** A figure whom no rule forbids; null when there are to be no more. */
const askForFigure = async (console: Console): Promise<OwnFigureChoice[] | null> => {
  const armour = await askOneOf(console, 'Class of the next figure, or nothing to end the squad', ARMOURS);
  if (armour === null) return null;
  const rank = (await askOneOf(console, 'Rank, or nothing for a trooper', RANKS)) ?? 'trooper';
  for (;;) {
    const answer = await ask(console, 'Weapons, items and equipment, with commas:');
    if (answer === null) return null;
    const gear = answer
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
    const name = await ask(console, 'Name, or nothing:');
    const figure: OwnFigureChoice = { class: armour, rank, gear, ...(name === null || name === '' ? {} : { name }) };
    const wrong = findingsIn('', { squads: { name: '', boxes: [], own: [{ figures: [figure] }] } }, Infinity);
    if (wrong.length === 0) {
      console.print(tellFigure(figure));
      const count = Number((await ask(console, 'How many of them, or nothing for one:')) ?? '');
      const isCount = Number.isInteger(count) && count > 1 && count <= MOST_OWN_FIGURES;
      const { name: _name, ...nameless } = figure;
      return Array.from({ length: isCount ? count : 1 }, (_, place) => (place === 0 ? figure : nameless));
    }
    for (const line of wrong) console.print(line.replace(/^: /, ''));
  }
};

export const composeAt = async (console: Console): Promise<SquadList | null> => {
  const name = await ask(console, 'Name of the list:');
  if (name === null || name === '') return null;
  const own: OwnSquad[] = [];
  for (;;) {
    const title = await ask(console, 'Name of the next squad, or nothing to end the list:');
    if (title === null || title === '') break;
    const figures: OwnFigureChoice[] = [];
    while (figures.length < MOST_OWN_FIGURES) {
      const more = await askForFigure(console);
      if (more === null) break;
      figures.push(...more.slice(0, MOST_OWN_FIGURES - figures.length));
    }
    if (figures.length > 0) own.push({ name: title, figures });
  }
  return own.length === 0 ? null : { name, boxes: [], own };
};
