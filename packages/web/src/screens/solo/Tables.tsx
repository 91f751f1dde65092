/** What a player of the solo mission wants to look up: reinforcements (D23.11), the score (D23.24), what carries over. */
import { termsFor } from '@sensorium/content/words';
import { VERDICTS } from '@sensorium/expedition/lastStand';
import { formatRoute } from '../../app/router.ts';
import { useWords } from '../../words/words.ts';

interface TableProps {
  readonly title: string;
  readonly rule: string;
  readonly rows: readonly { readonly key: string; readonly text: string; readonly isNow?: boolean }[];
}

const SmallTable = ({ title, rule, rows }: TableProps) => (
  <table className="small-table">
    <caption>
      {title} <a href={formatRoute('rules', rule)}>{rule}</a>
    </caption>
    <tbody>
      {rows.map(({ key, text, isNow }) => (
        <tr key={key} className={isNow === true ? 'is-now' : ''} aria-current={isNow}>
          <th scope="row">{key}</th>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** `kills`: so far; null before the mission has begun. */
export const Tables = ({ kills }: { kills: number | null }) => {
  const { saga, language } = useWords();
  const { solo } = saga;
  const scores = VERDICTS.map(({ id, to }, index) => {
    const from = index === 0 ? 0 : VERDICTS[index - 1]!.to + 1;
    return {
      key: to === Infinity ? `${from}+` : `${from}–${to}`,
      text: termsFor(language).verdicts[id],
      isNow: kills !== null && kills >= from && kills <= to,
    };
  });
  return (
    <section className="small-tables">
      <SmallTable title={solo.reinforcements} rule="D23.11" rows={solo.reinforcementRows} />
      <SmallTable title={solo.scores} rule="D23.24" rows={scores} />
      <div>
        <p>{solo.carried}</p>
        <p>{solo.leader}</p>
      </div>
    </section>
  );
};
