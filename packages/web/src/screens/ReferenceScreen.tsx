/** Three pages to print: what a player looks up during the game. Numbers come from the tables of chapters C and S. */
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
  readonly rows?: Rows;
  readonly head?: readonly [string, string];
  /** Rows begin with a die or a rank, not with what is valued. */
  readonly isKeyed?: boolean;
}
type Rows = readonly (readonly [string, string])[];

const Part = ({ title, rule, notes, rows, head, isKeyed = false }: PartProps) => (
  <section className={isKeyed ? 'reference-part keyed' : 'reference-part'}>
    <h2>
      {title} <a href={formatRoute('rules', rule)}>{rule}</a>
    </h2>
    {rows === undefined ? null : (
      <table className={head === undefined ? undefined : 'headed'}>
        {head === undefined ? null : (
          <thead>
            <tr>
              <th scope="col">{head[0]}</th>
              <th scope="col">{head[1]}</th>
            </tr>
          </thead>
        )}
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

/** Chapter S: what the printed automata do. */
const Solo = () => {
  const { reference, saga } = useWords();
  const { solo } = reference;
  const reinforcements = saga.solo.reinforcementRows.map(({ key, text }) => [key, text] as const);
  return (
    <div className="reference-page columns">
      <Part title={solo.first} rule="S1.7" rows={solo.firstRows} notes={[solo.placementNote]} isKeyed />
      <Part title={solo.firstTargets} rule="S1.17" rows={solo.firstTargetRows} notes={[]} isKeyed />
      <Part title={solo.second} rule="S2.4" rows={solo.secondRows} notes={[solo.placementNote]} isKeyed />
      <Part title={solo.secondTargets} rule="S2.9" rows={solo.secondTargetRows} notes={[]} isKeyed />
      <Part title={solo.targets} rule="S1.18" rows={solo.targetRows} notes={[solo.targetNote]} isKeyed />
      <Part title={solo.brood} rule="S1.22" rows={solo.broodRows} head={solo.broodHead} notes={solo.broodNotes} />
      <Part title={solo.tide} rule="S0.24" notes={solo.tideNotes} />
      <Part title={solo.reinforcements} rule="S0.30" rows={reinforcements} notes={[]} isKeyed />
      <p className="reference-foot">{reference.page(3, 3)}</p>
    </div>
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
            <p>{reference.freeTurnNote}</p>
          </section>
          <Turn />
          <p className="reference-foot">{reference.page(1, 3)}</p>
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
          <p className="reference-foot">{reference.page(2, 3)}</p>
        </div>
        <Solo />
      </div>
    </Page>
  );
}
