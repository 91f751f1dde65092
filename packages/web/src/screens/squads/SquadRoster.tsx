/** D15: the sheets of the squads for the printer, with a box for every round, charge, grenade and point. */
import {
  gearOf,
  ownGear,
  ownOf,
  type ChosenFigure,
  type OwnFigureChoice,
  type SquadList,
} from '@sensorium/expedition/squads';
import { ARSENAL_FIGURES, OWN_FIGURES, ownUnitId } from '@sensorium/rules';
import { RosterSheet } from '../forces/RosterSheet.tsx';
import { shotsOf } from './ArmsTable.tsx';
import { useSquadTerms } from './useSquadTerms.ts';

interface Line {
  readonly name: string | undefined;
  readonly is: string;
  readonly gear: readonly string[];
  readonly psi: number;
}

const chosenLine = (figure: ChosenFigure): Line => ({
  name: figure.name,
  is: figure.is,
  gear: gearOf(figure),
  psi: ARSENAL_FIGURES[figure.is]!.psi ?? 0,
});

const ownLine = (figure: OwnFigureChoice): Line => {
  const is = ownUnitId({ armour: figure.class, rank: figure.rank });
  return { name: figure.name, is, gear: ownGear(figure), psi: OWN_FIGURES[is].psi ?? 0 };
};

export const SquadRoster = ({ list }: { list: SquadList }) => {
  const { squads, own, boxName, unitName, gearName } = useSquadTerms();
  const spares = ({ gear, psi }: Line): string[] => [
    ...shotsOf(gear).flatMap(([id, row]) => {
      const rounds = 'limit' in row ? row.limit : row.ammunition;
      return rounds === null ? [] : [`${gearName(id)} ${'☐'.repeat(rounds)}`];
    }),
    ...(psi === 0 ? [] : [`${squads.psi(psi)} ${'☐'.repeat(psi)}`]),
  ];
  const sheet = (title: string, lines: readonly Line[]) => ({
    title,
    rows: lines.map((line) => ({
      name: line.name,
      rank: unitName(line.is),
      weapons: line.gear.map(gearName),
      spares: spares(line),
    })),
  });
  const sheets = [
    ...list.boxes.map(({ box, name, figures }) => sheet(name ?? boxName(box), figures.map(chosenLine))),
    ...ownOf(list).map(({ name, figures }, place) => sheet(name ?? own.squad(place + 1), figures.map(ownLine))),
  ];
  return <RosterSheet label={squads.roster} name={list.name} squads={sheets} />;
};
