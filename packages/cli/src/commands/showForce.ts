import { forceWords, ownWords, terminalWords, termsFor, type Language } from '../terminalWords.ts';
import {
  SQUADS,
  forceCost,
  leadersOf,
  membersOf,
  squadCost,
  turnSecondsOf,
  type ForceList,
} from '@sensorium/expedition/forces';
import { gearOf, ownOf, ownSquadWorth, squadWorth, worthOf, type SquadList } from '@sensorium/expedition/squads';
import { tellFigure } from './compose.ts';

type Print = (line: string) => void;

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function showForce(list: ForceList, language: Language, print: Print): void {
  const { squads, options } = forceWords(language);
  const words = terminalWords(language).forces;
  print(words.cost(list.name, forceCost(list)));
  for (const squad of list.squads) {
    const titles = [squad.name, squad.badge].filter((title) => title !== undefined);
    print('');
    print(words.squad([squads[squad.type], ...titles].join(', '), squadCost(squad)));
    membersOf(squad).forEach(({ rank, gear, counts }, index) => {
      const bought = squad.members[index];
      const extras = Object.entries(counts).map(([counter, value]) => `${counter} ${value}`);
      const paid = (bought?.options ?? []).map(({ option }) => options[option]);
      print(
        `  ${(bought?.name ?? `${index + 1}`).padEnd(16)} ${rank.padEnd(9)} ${[...gear, ...extras].join(', ')}${paid.length === 0 ? '' : `  [${paid.join('; ')}]`}`,
      );
    });
    const size = SQUADS[squad.type].members.length;
    if (squad.members.length !== size) print(`  ${words.named(squad.members.length, size)}`);
  }
  print('');
  print(words.time(list.time, clock(turnSecondsOf(leadersOf(list), list.time))));
}

export function showSquads(list: SquadList, language: Language, print: Print): void {
  const words = terminalWords(language).forces;
  const {
    boxes: names,
    units,
    gear,
  }: Readonly<Record<'boxes' | 'units' | 'gear', Readonly<Record<string, string>>>> = termsFor(language);
  print(words.worthOf(list.name, squadWorth(list)));
  for (const { box, half = false, name, figures } of list.boxes) {
    print('');
    print(`${[names[box], name].filter((title) => title !== undefined).join(', ')} (${worthOf(box, half)})`);
    for (const figure of figures)
      print(
        `  ${(figure.name ?? units[figure.is] ?? figure.is).padEnd(28)} ${gearOf(figure)
          .map((item) => gear[item] ?? item)
          .join(', ')}${figure.shield === 'back' ? ` (${words.shieldOnBack})` : ''}`,
      );
  }
  for (const [place, squad] of ownOf(list).entries()) {
    print('');
    print(`${squad.name ?? ownWords(language).squad(place + 1)} (${ownSquadWorth(squad)})`);
    for (const figure of squad.figures)
      print(`  ${figure.name === undefined ? '' : `${figure.name}: `}${tellFigure(figure, language)}`);
  }
}
