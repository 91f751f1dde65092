/** A16.6: squads of one's own, out of a file or asked for step by step. */
import { readYaml } from '@sensorium/content/load';
import { RecordReader } from '@sensorium/engine';
import {
  MOST_OWN_FIGURES,
  adviceOn,
  formatSquads,
  ownFigureWorth,
  ownSquadWorth,
  ownOf,
  ownValues,
  readSquads,
  squadWorth,
  type OwnFigureChoice,
  type OwnSquad,
  type SquadList,
} from '@sensorium/expedition/squads';
import { ARMOURS, RANKS, ownUnitId } from '@sensorium/rules';
import { Command } from 'commander';
import { parseDocument } from 'yaml';
import { openConsole, type Console } from '../terminal/console.ts';
import { PlainError, readText, writeWhole } from '../terminal/disk.ts';
import { inFile } from '../terminal/files.ts';
import { findingsIn } from '../terminal/forceFor.ts';
import { toOutput } from '../terminal/screenText.ts';
import { commandWords, ownWords, termsFor, type Language } from '../terminalWords.ts';

type Print = (line: string) => void;

export function createCompose(language: Language): Command {
  const { compose: said } = commandWords(language).force;
  return new Command('compose')
    .description(said.about)
    .argument('[file]', said.file)
    .option('--out <file>', said.out)
    .addHelpText('after', said.notes(ARMOURS.join(', '), RANKS.join(', ')))
    .action(async (file: string | undefined, { out }: { out?: string }) => {
      const print: Print = toOutput;
      const list = file === undefined ? await askForSquads(language) : readComposition(file);
      if (list === null) return;
      process.exitCode = tellSquads(list, language, print) ? 0 : 1;
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

/** Two digits after the point are enough to tell 2/3 from 1/2. */
const rounded = (worth: number): number => Number(worth.toFixed(2));

/** A16.7: what the tables make of a figure, in a line. */
export const tellFigure = (figure: OwnFigureChoice, language: Language): string => {
  const { gear, units }: Readonly<Record<'gear' | 'units', Readonly<Record<string, string>>>> = termsFor(language);
  const { line, ...said } = ownWords(language);
  const { base, dice, bonus, parries, blocks, movement, grenades } = ownValues(figure);
  const nameOf = (item: string): string => gear[item] ?? item;
  const armed = dice === 1 && bonus === base ? '' : `${dice}D6${signed(bonus)}`;
  const combat = [
    said.closeCombat(`1D6${signed(base)}`, armed),
    ...(parries ? [said.parry] : []),
    ...(blocks ? [said.block] : []),
  ];
  return [
    units[ownUnitId({ armour: figure.class, rank: figure.rank })],
    figure.gear.length === 0 ? said.noWeapon : figure.gear.map(nameOf).join(', '),
    line.closeCombat(combat.join(', ')),
    line.moves(said.movement[movement]),
    grenades.length === 0 ? said.noGrenades : grenades.map(nameOf).join(', '),
    line.worth(rounded(ownFigureWorth(figure))),
  ].join('; ');
};

/** Says what the squads are; false where a rule forbids them. */
export const tellSquads = (list: SquadList, language: Language, print: Print): boolean => {
  const { line, squad: unnamed, advice } = ownWords(language);
  for (const [place, squad] of ownOf(list).entries()) {
    print(line.squad(squad.name ?? unnamed(place + 1), ownSquadWorth(squad)));
    for (const figure of squad.figures)
      print(`  ${figure.name === undefined ? '' : `${figure.name}: `}${tellFigure(figure, language)}`);
  }
  for (const { rule, is, values } of adviceOn(list)) print(`${advice[is](values)} (${rule})`);
  const findings = findingsIn(list.name, { squads: list }, Infinity, language);
  for (const finding of findings) print(finding);
  print(line.list(list.name, squadWorth(list), findings.length));
  return findings.length === 0;
};

// --- step by step ----------------------------------------------------------------------------------------------------

const askForSquads = async (language: Language): Promise<SquadList | null> => {
  const console = openConsole({ input: process.stdin, output: process.stdout, plain: true });
  try {
    return await composeAt(console, language);
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
  none: (answer: string) => string,
): Promise<Choice | null> => {
  for (;;) {
    const answer = await ask(console, `${question} (${choices.join(', ')}):`);
    if (answer === null || answer === '') return null;
    const found = choices.find((choice) => choice === answer);
    if (found !== undefined) return found;
    console.print(none(answer));
  }
};

/** A figure whom no rule forbids; null when there are to be no more. */
const askForFigure = async (console: Console, language: Language): Promise<OwnFigureChoice[] | null> => {
  const { ask: said } = ownWords(language);
  const armour = await askOneOf(console, said.class, ARMOURS, said.none);
  if (armour === null) return null;
  const rank = (await askOneOf(console, said.rank, RANKS, said.none)) ?? 'trooper';
  for (;;) {
    const answer = await ask(console, said.gear);
    if (answer === null) return null;
    const gear = answer
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
    const name = await ask(console, said.name);
    const figure: OwnFigureChoice = { class: armour, rank, gear, ...(name === null || name === '' ? {} : { name }) };
    const wrong = findingsIn('', { squads: { name: '', boxes: [], own: [{ figures: [figure] }] } }, Infinity, language);
    if (wrong.length === 0) {
      console.print(tellFigure(figure, language));
      const count = Number((await ask(console, said.count)) ?? '');
      const isCount = Number.isInteger(count) && count > 1 && count <= MOST_OWN_FIGURES;
      const { name: _name, ...nameless } = figure;
      return Array.from({ length: isCount ? count : 1 }, (_, place) => (place === 0 ? figure : nameless));
    }
    for (const line of wrong) console.print(line.replace(/^: /, ''));
  }
};

export const composeAt = async (console: Console, language: Language): Promise<SquadList | null> => {
  const { ask: said } = ownWords(language);
  const name = await ask(console, said.list);
  if (name === null || name === '') return null;
  const own: OwnSquad[] = [];
  for (;;) {
    const title = await ask(console, said.squad);
    if (title === null || title === '') break;
    const figures: OwnFigureChoice[] = [];
    while (figures.length < MOST_OWN_FIGURES) {
      const more = await askForFigure(console, language);
      if (more === null) break;
      figures.push(...more.slice(0, MOST_OWN_FIGURES - figures.length));
    }
    if (figures.length > 0) own.push({ name: title, figures });
  }
  return own.length === 0 ? null : { name, boxes: [], own };
};
