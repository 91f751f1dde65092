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
import { useWords } from '../../words/words.ts';
import { inOrder } from '../inOrder.ts';
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
  const { squads, own, boxName } = useSquadTerms();
  const sheets = [
    ...list.boxes.map(({ box, name, figures }) => ({ title: name ?? boxName(box), lines: figures.map(chosenLine) })),
    ...ownOf(list).map(({ name, figures }, place) => ({
      title: name ?? own.squad(place + 1),
      lines: figures.map(ownLine),
    })),
  ];
  return (
    <section className="roster-sheet" aria-label={squads.roster}>
      <h2>{list.name}</h2>
      {inOrder(sheets).map(({ item, key }) => (
        <Sheet key={key} {...item} />
      ))}
    </section>
  );
};

const Sheet = ({ title, lines }: { title: string; lines: readonly Line[] }) => {
  const { forces } = useWords().saga;
  const { squads, unitName, gearName } = useSquadTerms();
  const spares = ({ gear, psi }: Line): string[] => [
    ...shotsOf(gear).flatMap(([id, row]) => {
      const rounds = 'limit' in row ? row.limit : row.ammunition;
      return rounds === null ? [] : [`${gearName(id)} ${'☐'.repeat(rounds)}`];
    }),
    ...(psi === 0 ? [] : [`${squads.psi(psi)} ${'☐'.repeat(psi)}`]),
  ];
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{forces.marine}</th>
          <th scope="col">{forces.rank}</th>
          <th scope="col">{forces.weapons}</th>
          <th scope="col">{forces.spares}</th>
          <th scope="col">{forces.status}</th>
        </tr>
      </thead>
      <tbody>
        {inOrder(lines).map(({ item: line, place, key }) => (
          <tr key={key}>
            <td>{line.name ?? place + 1}</td>
            <td>{unitName(line.is)}</td>
            <td>{line.gear.map(gearName).join(', ')}</td>
            <td>{spares(line).join(', ')}</td>
            <td className="roster-status">☐</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
