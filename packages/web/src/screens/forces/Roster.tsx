/** D15: the roster sheet, one a squad, for the printer. */
import { membersOf, squadName, type ForceList } from '@sensorium/expedition/forces';
import { useWords } from '../../words/words.ts';
import { inOrder } from '../inOrder.ts';
import { useForceTerms } from './SquadCard.tsx';

export const Roster = ({ list }: { list: ForceList }) => {
  const { forces } = useWords().saga;
  const { squads, gearName, rankName, counterName } = useForceTerms();
  return (
    <section className="roster-sheet" aria-label={forces.roster}>
      <h2>{list.name}</h2>
      {inOrder(list.squads).map(({ item: squad, key }) => (
        <table key={key}>
          <caption>
            {[squadName(squad) ?? squads[squad.type], squad.badge].filter((part) => part !== undefined).join(' · ')}
          </caption>
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
            {inOrder(membersOf(squad)).map(({ item: { rank, gear, counts }, place: index, key: row }) => (
              <tr key={row}>
                <td>{squad.members[index]?.name ?? index + 1}</td>
                <td>{rankName(rank)}</td>
                <td>{gear.map(gearName).join(', ')}</td>
                <td>
                  {Object.entries(counts)
                    .map(([counter, value]) => `${counterName(counter)} ${value}`)
                    .join(', ')}
                </td>
                <td className="roster-status">☐</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
};
