/** D15: a roster sheet for the table, with a box for every round, charge, grenade and point. */
import { createGame, type Counts, type Game, type PiecePlan, type Scenario } from '@sensorium/engine';
import { membersOf, sheetsOf, type ForceList } from '@sensorium/expedition/forces';
import { gearOf, ownGear, ownOf, type SquadList } from '@sensorium/expedition/squads';
import { ownUnitId, setupFor } from '@sensorium/rules';
import { Command } from 'commander';
import { readText } from '../terminal/disk.ts';
import { openGame } from '../terminal/files.ts';
import { readForceFile } from '../terminal/forceFor.ts';
import { toOutput } from '../terminal/screenText.ts';
import { commandWords, ownWords, termsFor, type Language } from '../terminalWords.ts';

type Print = (line: string) => void;

export function createRoster(language: Language): Command {
  const { roster: said } = commandWords(language);
  return new Command('roster')
    .description(said.about)
    .argument('<file>', said.file)
    .option('--plain', said.plain)
    .action((file: string, { plain }: { plain?: true }) => printRoster(file, language, toOutput, plain === true));
}

const isGame = (text: string): boolean => /"format"\s*:\s*"sensorium-(replay|save)"/.test(text);

export function printRoster(file: string, language: Language, print: Print, isPlain = false): void {
  const what = 'a force list, squads of the arsenal, or a saved game';
  if (isGame(readText(file, what))) {
    printSheets(openGame(file).table.game, language, print, isPlain);
    return;
  }
  const read = readForceFile(file);
  const { name, modules, pieces } =
    'force' in read
      ? { name: read.force.name, modules: ['deathwing'], pieces: forcePieces(read.force) }
      : { name: read.squads.name, modules: ['arsenal'], pieces: squadPieces(read.squads, language) };
  print(name);
  printSheets(
    createGame(setupFor(musterOf(modules, pieces)), { seed: 0, begin: () => undefined }),
    language,
    print,
    isPlain,
  );
}

const forcePieces = (list: ForceList): PiecePlan[] => {
  const sheets = sheetsOf(list);
  return list.squads.flatMap((squad, place) =>
    membersOf(squad).map(({ rank, gear, counts }, index) => ({
      is: rank,
      gear,
      counts,
      squad: sheets[place]!,
      ...named(squad.members[index]?.name),
    })),
  );
};

const squadPieces = (list: SquadList, language: Language): PiecePlan[] => {
  const { boxes: names }: { readonly boxes: Readonly<Record<string, string>> } = termsFor(language);
  return [
    ...list.boxes.flatMap(({ box, name, figures }) =>
      figures.map((figure) => ({
        is: figure.is,
        gear: gearOf(figure),
        squad: name ?? names[box] ?? box,
        ...named(figure.name),
      })),
    ),
    ...ownOf(list).flatMap(({ name, figures }, place) =>
      figures.map((figure) => ({
        is: ownUnitId({ armour: figure.class, rank: figure.rank }),
        gear: ownGear(figure),
        squad: name ?? ownWords(language).squad(place + 1),
        ...named(figure.name),
      })),
    ),
  ];
};

const named = (name: string | undefined): { readonly name?: string } => (name === undefined ? {} : { name });

/** Nobody is on the board yet, though each has his square there (C2.4): only what they carry is asked. */
const musterOf = (modules: readonly string[], pieces: readonly PiecePlan[]): Scenario => ({
  id: 'roster',
  modules,
  options: {},
  board: { levels: [{ floor: ['.'.repeat(pieces.length)], sections: ['A'.repeat(pieces.length)] }], entries: [] },
  features: [],
  burning: [],
  pieces,
  deployment: [{ by: 'marines', pieces: pieces.map((_, id) => id), squares: pieces.map((_, x) => [x, 0]) }],
  startingBlips: 0,
  reinforcements: 0,
  novice: false,
  rules: [],
});

/** Counters that say what was done, not what is left. */
const isLeft = (counter: string): boolean =>
  counter !== 'level' && !counter.endsWith('fired') && !counter.includes('-this-');

const printSheets = (game: Game, language: Language, print: Print, isPlain: boolean): void => {
  const { units, gear, counters }: Readonly<Record<'units' | 'gear' | 'counters', Readonly<Record<string, string>>>> =
    termsFor(language);
  const [left, used] = isPlain ? ['[ ]', '[x]'] : ['☐', '☒'];
  let sheet: string | undefined;
  for (const id of game.state.marines) {
    const plan = game.setup.scenario.pieces[id]!;
    const piece = game.state.pieces[id]!;
    const profile = game.setup.profiles[piece.profile]!;
    if (plan.squad !== sheet) {
      sheet = plan.squad;
      print(`\n${sheet ?? ''}`);
    }
    const fate = piece.fate === 'in-hand' || piece.fate === 'in-play' ? left : `${used} ${piece.fate}`;
    print(`  ${fate} ${plan.name ?? ''}${plan.name === undefined ? '' : ', '}${units[profile.is] ?? profile.is}`);
    print(`      ${profile.gear.map((item) => gear[item] ?? item).join(', ')}`);
    const atStart: Counts = { ...profile.counts, ...plan.counts };
    for (const [counter, full] of Object.entries(atStart)) {
      if (!isLeft(counter) || full === 0) continue;
      const rest = piece.counts[counter] ?? full;
      const boxes = used.repeat(Math.max(0, full - rest)) + left.repeat(Math.max(0, rest));
      print(`      ${(gear[counter] ?? counters[counter] ?? counter).padEnd(22)} ${boxes}`);
    }
  }
};
