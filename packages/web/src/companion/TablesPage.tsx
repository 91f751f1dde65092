/** The printed tables as short dialogs: for people who roll for the aliens themselves. */
import {
  AMBUSH_DISTANCE,
  PRIORITIES,
  PRIORITY_DISTANCE,
  PRIORITY_RULES,
  arrivalOn,
  broodTest,
  lotAmong,
  orderOf,
} from '@sensorium/players';
import { reinforcementsOn, type AutomatonId } from '@sensorium/rules';
import { useState, type ReactNode } from 'preact/compat';
import { Page } from '../app/Page.tsx';
import { formatRoute } from '../app/router.ts';
import { Die } from '../game/hud/Die.tsx';
import { AUTOMATA } from '../screens/opponents.ts';
import { Pick } from '../screens/Pick.tsx';
import { useWords } from '../words/words.ts';
import { Count } from './Count.tsx';
import { useCompanionWords } from './companionWords.ts';

const FACES = [1, 2, 3, 4, 5, 6];

const Rolled = ({ name, die, onRoll }: { name: string; die: number; onRoll: (die: number) => void }) => {
  const { play } = useCompanionWords();
  return (
    <fieldset className="die-keys">
      <legend>{name}</legend>
      {FACES.map((face) => (
        <button
          key={face}
          type="button"
          aria-pressed={die === face}
          aria-label={play.dieKey(String(face))}
          onClick={() => onRoll(face)}
        >
          <Die value={face} counts={die === face} side="attack" />
        </button>
      ))}
    </fieldset>
  );
};

const Part = ({ title, result = '', children }: { title: string; result?: string; children?: ReactNode }) => (
  <section className="table-part">
    <h2>{title}</h2>
    {children}
    <output className="table-result">{result}</output>
  </section>
);

const Invasion = ({ automaton }: { automaton: AutomatonId }) => {
  const { tables } = useCompanionWords();
  const [die, setDie] = useState(0);
  const [isStart, setStart] = useState(false);
  if (automaton === 'deathwing-solo') {
    const drawn = die === 0 ? null : reinforcementsOn(die);
    return (
      <>
        <Part title={tables.invasion}>
          <p>{tables.nearest}</p>
        </Part>
        <Part
          title={tables.reinforcements}
          result={drawn === null ? '' : tables.reinforced(drawn.blips, drawn.isCounter)}
        >
          <Rolled name={tables.die} die={die} onRoll={setDie} />
        </Part>
      </>
    );
  }
  const arrival = die === 0 ? null : arrivalOn(automaton, die, isStart);
  const text =
    arrival === null ? '' : arrival === 'ambush' ? tables.arrivals.ambush(AMBUSH_DISTANCE) : tables.arrivals[arrival];
  return (
    <Part title={tables.invasion} result={text}>
      <p className="soft">{tables.lost}</p>
      <label className="check">
        <input type="checkbox" checked={isStart} onChange={(event) => setStart(event.currentTarget.checked)} />
        <span>{tables.start}</span>
      </label>
      <Rolled name={tables.die} die={die} onRoll={setDie} />
    </Part>
  );
};

const Brood = ({ automaton }: { automaton: Exclude<AutomatonId, 'deathwing-solo'> }) => {
  const { tables } = useCompanionWords();
  const [aliens, setAliens] = useState(1);
  const [die, setDie] = useState(0);
  const { score, dares } = broodTest(aliens, die);
  return (
    <Part title={tables.brood} result={die === 0 ? '' : tables.tested(aliens, die, score, dares)}>
      <Count name={tables.aliens[automaton]} value={aliens} least={1} onCount={setAliens} />
      <Rolled name={tables.die} die={die} onRoll={setDie} />
    </Part>
  );
};

const Order = ({ automaton }: { automaton: AutomatonId }) => {
  const { tables } = useCompanionWords();
  return (
    <Part title={tables.order}>
      <ol className="table-order">
        {orderOf(automaton).map((each) => (
          <li key={each}>{tables.classes[each]}</li>
        ))}
      </ol>
      <p>{tables.within}</p>
    </Part>
  );
};

/** S3.21: row by row, until one is left. */
const Target = ({ automaton }: { automaton: AutomatonId }) => {
  const { tables } = useCompanionWords();
  const rows = PRIORITIES[automaton];
  const [step, setStep] = useState(0);
  const [isChosen, setChosen] = useState(false);
  const row = rows[step];
  const again = (): void => {
    setStep(0);
    setChosen(false);
  };
  return (
    <Part title={tables.target} result={isChosen ? tables.chosen : ''}>
      <p>{rows.length === 0 ? tables.nearestMarine : tables.candidates(PRIORITY_DISTANCE)}</p>
      {isChosen || row === undefined ? null : (
        <>
          <p className="table-question">
            {tables.rows[row]} <a href={formatRoute('rules', PRIORITY_RULES[row])}>{PRIORITY_RULES[row]}</a>
          </p>
          <p className="table-answers">
            <button type="button" className="button" onClick={() => setChosen(true)}>
              {tables.one}
            </button>
            <button type="button" className="button" onClick={() => setStep(step + 1)}>
              {tables.several}
            </button>
            <button type="button" className="button" onClick={() => setStep(step + 1)}>
              {tables.none}
            </button>
          </p>
        </>
      )}
      {!isChosen && row === undefined ? <Lot /> : null}
      {step > 0 || isChosen ? (
        <button type="button" className="button quiet" onClick={again}>
          {tables.again}
        </button>
      ) : null}
    </Part>
  );
};

const MOST_EQUALS = 6;

const Lot = () => {
  const { tables } = useCompanionWords();
  const [count, setCount] = useState(2);
  const [die, setDie] = useState(0);
  const drawn = die === 0 ? null : lotAmong(count, [die]);
  return (
    <div>
      <h3>{tables.lot}</h3>
      <Count name={tables.among} value={count} least={2} onCount={(next) => setCount(Math.min(next, MOST_EQUALS))} />
      <Rolled name={tables.die} die={die} onRoll={setDie} />
      <output className="table-result">
        {die === 0 ? '' : drawn === null ? tables.reroll : tables.drawn(drawn + 1)}
      </output>
    </div>
  );
};

export const TablesPage = () => {
  const { opponents } = useWords();
  const { tables } = useCompanionWords();
  const [automaton, setAutomaton] = useState<AutomatonId>('diceroller-1');
  return (
    <Page title={tables.title} className="companion">
      <Pick
        name="system"
        title={tables.system}
        options={AUTOMATA.map((id) => ({ id, name: opponents[id].name, note: opponents[id].note }))}
        value={automaton}
        onPick={setAutomaton}
      />
      <div key={automaton} className="table-parts">
        <Invasion automaton={automaton} />
        {automaton === 'deathwing-solo' ? null : <Brood automaton={automaton} />}
        <Order automaton={automaton} />
        <Target automaton={automaton} />
      </div>
    </Page>
  );
};
