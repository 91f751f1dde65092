/** Two pages to print: what a player looks up during the game. Numbers come from the tables of chapter C. */
import { Page } from '../app/Page.tsx';
import { formatRoute } from '../app/router.ts';
import { useWords } from '../words/words.ts';
import './reference.css';

const DASH = '–';

/** Table C-C; `free` is C9.4. */
const COSTS = [
  ['move-forward', 1, 1, 1],
  ['move-backward', 2, 2, 1],
  ['sidestep', DASH, 2, 1],
  ['turn-90', 1, 'free', DASH],
  ['turn-180', 2, 1, DASH],
  ['fire-storm-bolter', 1, DASH, DASH],
  ['set-overwatch', 2, DASH, DASH],
  ['clear-jam', 1, DASH, DASH],
  ['move-fire-forward', 1, DASH, DASH],
  ['move-fire-backward', 2, DASH, DASH],
  ['fire-flamer', 2, DASH, DASH],
  ['self-destruct', 1, DASH, DASH],
  ['close-combat', 1, 1, DASH],
  ['operate-door', 1, 1, 1],
  ['enter-board', DASH, 1, 1],
] as const;

const CostTable = () => {
  const { reference } = useWords();
  return (
    <table className="costs">
      <thead>
        <tr>
          <th scope="col">{reference.action}</th>
          <th scope="col">{reference.marine}</th>
          <th scope="col">{reference.genestealer}</th>
          <th scope="col">{reference.blip}</th>
        </tr>
      </thead>
      <tbody>
        {COSTS.map(([action, ...costs]) => (
          <tr key={action}>
            <th scope="row">{reference.actions[action]}</th>
            {costs.map((cost, column) => (
              <td key={COLUMNS[column]} className={cost === DASH ? 'never' : undefined}>
                {cost === 'free' ? <abbr title={reference.freeTurn}>0 / 1</abbr> : cost}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
};
const COLUMNS = ['marine', 'genestealer', 'blip'] as const;

interface PartProps {
  readonly title: string;
  readonly rule: string;
  readonly notes: readonly string[];
  readonly rows?: readonly (readonly [string, string])[];
}

const Part = ({ title, rule, notes, rows }: PartProps) => (
  <section className="reference-part">
    <h2>
      {title} <a href={formatRoute('rules', rule)}>{rule}</a>
    </h2>
    {rows === undefined ? null : (
      <table>
        <tbody>
          {rows.map(([what, value]) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    )}
    {notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
  </section>
);

const Turn = () => {
  const { reference } = useWords();
  return (
    <section className="reference-part">
      <h2>
        {reference.turn} <a href={formatRoute('rules', 'C3')}>C3</a>
      </h2>
      <ol className="turn-steps">
        {reference.turnSteps.map(([name, what, rule]) => (
          <li key={name}>
            <strong>{name}.</strong> {what} <a href={formatRoute('rules', rule)}>{rule}</a>
          </li>
        ))}
      </ol>
    </section>
  );
};

export default function ReferenceScreen() {
  const { reference } = useWords();
  return (
    <Page
      title={reference.title}
      aside={
        <button type="button" className="button" onClick={() => print()}>
          {reference.print}
        </button>
      }
    >
      <div className="reference">
        <div className="reference-page">
          <section className="reference-part">
            <h2>
              {reference.costs} <a href={formatRoute('rules', 'Table C-C')}>C6</a>
            </h2>
            <CostTable />
            <p>{reference.apNote}</p>
            <p>0 / 1: {reference.freeTurn}</p>
          </section>
          <Turn />
          <p className="reference-foot">{reference.page(1, 2)}</p>
        </div>
        <div className="reference-page columns">
          <Part title={reference.sight} rule="C10" notes={reference.sightNotes} />
          <Part title={reference.fire} rule="C12" rows={reference.fireRows} notes={[reference.fireNote]} />
          <Part title={reference.overwatch} rule="C13" notes={reference.overwatchNotes} />
          <Part title={reference.flamer} rule="C15" notes={reference.flamerNotes} />
          <Part title={reference.combat} rule="C16" rows={reference.combatRows} notes={[reference.combatNote]} />
          <Part title={reference.blips} rule="C17" notes={reference.blipNotes} />
          <Part title={reference.doors} rule="C19" notes={reference.doorNotes} />
          <Part title={reference.cp} rule="C7" notes={reference.cpNotes} />
          <p className="reference-foot">{reference.page(2, 2)}</p>
        </div>
      </div>
    </Page>
  );
}
