/** Tables of records, of one game and of all. */
import { localeOf, termsFor, wordsOf, type Parts } from '@sensorium/content/words';
import type { Luck, Records, Tally } from '@sensorium/host/records';
import { useWords } from '../../words/words.ts';

export const useRecordWords = (): Parts['records'] => wordsOf(useWords().language, 'records');

interface TallyTableProps {
  readonly title: string;
  readonly of: string;
  readonly tallies: readonly Tally[];
  readonly nameOf: (id: string) => string;
}

export const TallyTable = ({ title, of, tallies, nameOf }: TallyTableProps) => {
  const { columns, share, between } = useRecordWords();
  if (tallies.length === 0) return null;
  return (
    <section>
      <table className="records-table">
        <caption className="label">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{columns.games}</th>
            <th scope="col">{columns.won}</th>
            <th scope="col">{columns.drawn}</th>
            <th scope="col">{columns.share}</th>
            <th scope="col">{columns.between}</th>
          </tr>
        </thead>
        <tbody>
          {tallies.map(({ of: id, games, won, drawn, interval }) => (
            <tr key={id}>
              <th scope="row">{nameOf(id)}</th>
              <td>{games}</td>
              <td>{won}</td>
              <td>{drawn}</td>
              <td>{share(won / games)}</td>
              <td>{between(interval.low, interval.high)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

export const Careers = ({ careers }: Pick<Records, 'careers'>) => {
  const said = useRecordWords();
  const units: Readonly<Record<string, string>> = termsFor(useWords().language).units;
  if (careers.length === 0) return null;
  return (
    <section>
      <table className="records-table">
        <caption>
          <span className="label">{said.careers}</span> <span className="soft">{said.careersNote}</span>
        </caption>
        <thead>
          <tr>
            {(['name', 'unit', 'games', 'kills', 'deaths', 'best'] as const).map((column) => (
              <th key={column} scope="col">
                {said.career[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {careers.map(({ name, unit, games, kills, deaths, best }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{units[unit] ?? unit}</td>
              <td>{games}</td>
              <td>{kills}</td>
              <td>{deaths}</td>
              <td>{best}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

export const Deaths = ({ deaths }: Pick<Records, 'deaths'>) => {
  const said = useRecordWords();
  const units: Readonly<Record<string, string>> = termsFor(useWords().language).units;
  if (deaths.length === 0) return null;
  return (
    <section>
      <h2 className="label">{said.deaths}</h2>
      <ul className="records-list">
        {deaths.map(({ cause, by, count }) => (
          <li key={`${cause} ${by}`}>
            <b>{count}</b> {said.death(said.causes[cause], units[by] ?? by)}
          </li>
        ))}
      </ul>
    </section>
  );
};

export const LuckLines = ({ luck }: { luck: Readonly<Record<'marines' | 'aliens', Luck>> }) => {
  const said = useRecordWords();
  const { language } = useWords();
  const shown = (['marines', 'aliens'] as const).filter((side) => luck[side].dice > 0);
  return (
    <section>
      <h2 className="label">{said.luck}</h2>
      {shown.length === 0 ? <p className="soft">{said.noDice}</p> : null}
      {shown.map((side) => {
        const { dice, mean, better } = luck[side];
        const average = mean.toLocaleString(localeOf(language), { maximumFractionDigits: 2 });
        return <p key={side}>{said.luckOf(side, dice, average, better)}</p>;
      })}
    </section>
  );
};
