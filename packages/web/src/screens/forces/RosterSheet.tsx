/** D15: a roster for the printer, a table a squad. */
import { useWords } from '../../words/words.ts';
import { inOrder } from '../inOrder.ts';

interface Row {
  readonly name: string | undefined;
  readonly rank: string;
  readonly weapons: readonly string[];
  /** What is crossed off while one plays. */
  readonly spares: readonly string[];
}

interface Squad {
  readonly title: string;
  readonly rows: readonly Row[];
}

interface RosterProps {
  readonly label: string;
  readonly name: string;
  readonly squads: readonly Squad[];
}

export const RosterSheet = ({ label, name, squads }: RosterProps) => (
  <section className="roster-sheet" aria-label={label}>
    <h2>{name}</h2>
    {inOrder(squads).map(({ item, key }) => (
      <SquadTable key={key} {...item} />
    ))}
  </section>
);

const SquadTable = ({ title, rows }: Squad) => {
  const { forces } = useWords().saga;
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
        {inOrder(rows).map(({ item: { name, rank, weapons, spares }, place, key }) => (
          <tr key={key}>
            <td>{name ?? place + 1}</td>
            <td>{rank}</td>
            <td>{weapons.join(', ')}</td>
            <td>{spares.join(', ')}</td>
            <td className="roster-status">☐</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
