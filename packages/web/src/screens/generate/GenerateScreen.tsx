/** D19: a board laid tile by tile, by two people, against a program, or by lot; then it is played like any mission. */
import type { Mission } from '@sensorium/content';
import { inLanguage } from '@sensorium/content/words';
import { STANDARD_FORCE, missionOf } from '@sensorium/expedition';
import { LEAST_BID, MOST_BID, fairPoints, soundBid } from '@sensorium/expedition/forces';
import { SCENARIO_IDS, type ScenarioId } from '@sensorium/rules';
import { useState } from 'preact/compat';
import { Page } from '../../app/Page.tsx';
import { formatRoute, goTo } from '../../app/router.ts';
import { beginGame } from '../../storage/begin.ts';
import { offerMission } from '../../storage/missionFile.ts';
import { forgetUnfinished, useUnfinished } from '../../storage/unfinished.ts';
import { tellFault, useWords } from '../../words/words.ts';
import { Advice } from '../Advice.tsx';
import { boughtForce, scenarioWith } from '../forces/storedForce.ts';
import { Muster } from '../muster/Muster.tsx';
import type { Mustered } from '../muster/mustering.ts';
import { drawSeed } from '../../engine/seeds.ts';
import { readSeed } from '../newGameChoice.ts';
import { MissionWays } from '../MissionWays.tsx';
import { Pick } from '../Pick.tsx';
import { RuleOptions } from '../RuleOptions.tsx';
import { BOUGHT, optionsFor, type Values } from '../ruleOptions.ts';
import { SeedField } from '../SeedField.tsx';
import { LayBoard } from './LayBoard.tsx';
import {
  WAYS,
  beginTable,
  finishTable,
  missionName,
  waitsForSides,
  withSides,
  type OrderedTable,
  type Way,
} from './layTable.ts';
import { TableMap } from './TableMap.tsx';
import '../newGame.css';

const BY_DIE = 'die';
const FORCES = ['own', 'bid'] as const;

interface Wish {
  readonly way: Way;
  readonly scenario: ScenarioId | typeof BY_DIE;
  /** The mission's own two squads, or bids and purchases after the tiles (D19.1). */
  readonly forces: (typeof FORCES)[number];
  readonly seed: string;
}

const Wishes = ({ wish, onChange, onBegin }: { wish: Wish; onChange: (wish: Wish) => void; onBegin: () => void }) => {
  const { generate } = useWords();
  const scenarios = [
    { id: BY_DIE, name: generate.byDie, note: generate.byDieNote },
    ...SCENARIO_IDS.map((id) => ({ id, name: generate.scenarios[id].name, note: generate.scenarios[id].note })),
  ] as const satisfies readonly { readonly id: Wish['scenario']; readonly name: string; readonly note: string }[];
  return (
    <div className="lay-wishes">
      <div className="lay-wishes-part">
        <Pick
          name="way"
          title={generate.how}
          options={WAYS.map((id) => ({ id, name: generate.ways[id], note: generate.wayNotes[id] }))}
          value={wish.way}
          onPick={(way) => onChange({ ...wish, way })}
        />
        <Pick
          name="forces"
          title={generate.forces}
          options={FORCES.map((id) => ({ id, ...generate.forceWays[id] }))}
          value={wish.forces}
          onPick={(forces) => onChange({ ...wish, forces })}
        />
        <SeedField value={wish.seed} note={generate.seedNote} onChange={(seed) => onChange({ ...wish, seed })} />
      </div>
      <Pick
        name="scenario"
        title={generate.scenario}
        options={scenarios}
        value={wish.scenario}
        onPick={(scenario) => onChange({ ...wish, scenario })}
      />
      <button type="button" className="button primary" disabled={readSeed(wish.seed) === undefined} onClick={onBegin}>
        {wish.way === 'lot' ? generate.draw : generate.begin}
      </button>
    </div>
  );
};

/** Where a board that is being laid is kept. */
const PLACE = 'generate';

/** What the finished board is, and the way to the game. */
const Finished = ({ table, mustered }: { table: OrderedTable; mustered: Mustered | null }) => {
  const { generate, newGame, language } = useWords();
  const mission = missionOf(table.laying);
  const words = inLanguage(mission.words, language);
  const name = missionName(table);
  const objective = mission.objectives[0]!;
  const marines =
    mustered?.list.squads.flatMap(({ members }) => members) ?? mission.force.flatMap(({ pieces }) => pieces);
  const facts = [
    newGame.marines(marines.length),
    generate.reinforcements(mission.blips.perTurn, objective.is === 'scenario' ? objective.blips : 0),
    newGame.entries(mission.entries.length),
  ];
  return (
    <section className="lay-finished" aria-label={words.title}>
      <h2>{words.title}</h2>
      <p>{words.briefing}</p>
      <p className="objective">
        <span className="label">{newGame.sides.marines}</span>
        {words.marines}
      </p>
      <p className="objective">
        <span className="label">{newGame.sides.aliens}</span>
        {words.aliens}
      </p>
      <ul className="facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Advice hints={words.hints} />
      {mustered === null ? (
        <a className="button primary play" href={formatRoute('new', name)} onClick={() => forgetUnfinished(PLACE)}>
          {generate.play}
        </a>
      ) : (
        <PlayMustered mission={mission} name={name} mustered={mustered} />
      )}
      <label className="field">
        <span className="label">{generate.share}</span>
        <input readOnly value={name} aria-describedby="share-note" onFocus={(event) => event.currentTarget.select()} />
        <span id="share-note" className="soft">
          {generate.shareNote}
        </span>
      </label>
      <MissionWays mission={mission} name={name} />
      <button type="button" className="button" onClick={() => void offerMission(mission)}>
        {generate.download}
      </button>
    </section>
  );
};

/** The game with the force that was bought, for the sides the bids gave (D16.3). */
const PlayMustered = ({ mission, name, mustered }: { mission: Mission; name: string; mustered: Mustered }) => {
  const { generate, newGame, language } = useWords();
  const [failure, setFailure] = useState('');
  const [chosen, setChosen] = useUnfinished<Values>(`${PLACE}/options`, () => ({}));
  const play = (): void => {
    const { sides, list, points, clock } = mustered;
    try {
      const scenario = scenarioWith(
        mission,
        boughtForce(list, points, language),
        clock,
        optionsFor(mission, BOUGHT, chosen),
      );
      const game = beginGame({ mission: name, sides, clock, match: false, scenario });
      forgetUnfinished(PLACE);
      goTo('play', game);
    } catch (error) {
      setFailure(newGame.failed(tellFault(language, error)));
    }
  };
  return (
    <>
      <details className="options">
        <summary>{newGame.options}</summary>
        <RuleOptions mission={mission} brought={BOUGHT} chosen={chosen} onChange={setChosen} />
      </details>
      <button type="button" className="button primary play" onClick={play}>
        {generate.play}
      </button>
      <div role="alert">{failure === '' ? null : <p className="note bad">{failure}</p>}</div>
    </>
  );
};

/** What the scenario's usual force costs, before its board is finished. */
const pricedOf = (scenario: ScenarioId) => ({
  id: scenario,
  force: STANDARD_FORCE,
  options: {},
  objectives: [{ is: 'scenario', id: scenario, blips: 0, corridors: [] }] as const,
  difficulty: 4,
});

const Table = ({ first, onAgain }: { first: OrderedTable; onAgain: () => void }) => {
  const { generate, saga } = useWords();
  const [table, setTable] = useUnfinished(`${PLACE}/table`, () => first);
  const [mustered, setMustered] = useUnfinished<Mustered | null>(`${PLACE}/mustered`, () => null);
  if (waitsForSides(table)) {
    const priced = pricedOf(table.laying.scenario);
    return (
      <>
        <div className="generate-bids">
          <h2>{generate.scenarios[table.laying.scenario].name}</h2>
          <TableMap table={{ ...table, laying: { ...table.laying, step: 'tiles', hand: 0 } }} />
        </div>
        <Muster
          place={`${PLACE}/muster`}
          {...(table.way === 'lot' ? {} : { against: table.way })}
          fair={fairPoints(priced)}
          sound={soundBid(priced)}
          limits={{ least: LEAST_BID, most: MOST_BID }}
          obstacleTo={() => ''}
          ready={saga.muster.toBoard}
          onReady={(ready) => {
            setMustered(ready);
            setTable(withSides(table, ready.sides));
          }}
          onBack={onAgain}
        />
      </>
    );
  }
  const isFinished = table.laying.step === 'finished';
  return (
    <LayBoard
      table={table}
      onChange={setTable}
      seats={generate.seats}
      instead={isFinished ? <Finished table={table} mustered={mustered} /> : undefined}
    >
      {isFinished ? null : (
        <button type="button" className="button" onClick={() => setTable(finishTable(table))}>
          {generate.finishByLot}
        </button>
      )}
      {table.way === 'lot' && mustered === null ? (
        <button type="button" className="button" onClick={() => setTable(beginTable('lot', drawSeed(), table.wanted))}>
          {generate.another}
        </button>
      ) : null}
      <button type="button" className="button" onClick={onAgain}>
        {generate.again}
      </button>
    </LayBoard>
  );
};

export default function GenerateScreen() {
  const { generate } = useWords();
  const [wish, setWish] = useState<Wish>({ way: 'bot', scenario: BY_DIE, forces: 'own', seed: '' });
  const [first, setFirst] = useUnfinished<OrderedTable | null>(`${PLACE}/first`, () => null);
  const begin = (): void => {
    const seed = readSeed(wish.seed);
    if (seed === undefined) return;
    const wanted = wish.scenario === BY_DIE ? null : wish.scenario;
    setFirst(beginTable(wish.way, seed ?? drawSeed(), wanted, wish.forces === 'bid'));
  };
  const again = (): void => {
    forgetUnfinished(PLACE);
    setFirst(null);
  };
  return (
    <Page title={generate.title} className="generate">
      {first === null ? (
        <div className="generate-start">
          <p className="generate-intro">{generate.intro}</p>
          <Wishes wish={wish} onChange={setWish} onBegin={begin} />
        </div>
      ) : (
        <Table key={first.seed} first={first} onAgain={again} />
      )}
    </Page>
  );
}
