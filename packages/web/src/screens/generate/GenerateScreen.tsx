/** D19: a board laid tile by tile, by two people, against a program, or by lot; then it is played like any mission. */
import { layingTurn, missionOf } from '@sensorium/content';
import { refusalWords } from '@sensorium/content/words';
import { SCENARIO_IDS, type ScenarioId } from '@sensorium/rules';
import { useEffect, useState } from 'react';
import { Page } from '../../app/Page.tsx';
import { formatRoute } from '../../app/router.ts';
import { useWords } from '../../words/words.ts';
import { drawSeed, readSeed } from '../newGameChoice.ts';
import { Pick } from '../Pick.tsx';
import {
  WAYS,
  attachAt,
  beginTable,
  finishTable,
  heldTile,
  holdOver,
  layHeld,
  missionName,
  turnHeld,
  whyNot,
  type LayTable,
  type Way,
} from './layTable.ts';
import { TableMap, TilePlan } from './TableMap.tsx';
import '../newGame.css';
import './generate.css';

const BY_DIE = 'die';

interface Wish {
  readonly way: Way;
  readonly scenario: ScenarioId | typeof BY_DIE;
  readonly seed: string;
}

interface PartProps {
  readonly table: LayTable;
  readonly onChange: (table: LayTable) => void;
}

/** Whose choice it is, in words. */
const useTurnText = ({ way, laying }: LayTable): string => {
  const { generate } = useWords();
  const turn = layingTurn(laying);
  if (turn === null) return generate.finished;
  if (turn.step === 'corridors') return generate.attach(laying.corridors.length + 1);
  if (turn.step === 'control-room') return generate.addRoom;
  return way === 'two'
    ? generate.layAs(turn.seat + 1, laying.layout.length + 1)
    : generate.layYours(laying.layout.length + 1);
};

/** The tile in hand, the way round it is held, and whether it may lie there. */
const Hand = ({ table, onChange }: PartProps) => {
  const { generate, language } = useWords();
  const { laying, turns } = table;
  if (laying.hand === 0) return <p className="lay-note">{generate.attachNote}</p>;
  const refused = whyNot(table);
  const isHeld = heldTile(table) !== null;
  return (
    <section className="lay-hand" aria-label={generate.hand}>
      <svg className="lay-hand-tile" viewBox="-0.5 -0.5 14 14" aria-hidden="true">
        <rect className="tile-card" width={13} height={13} />
        <TilePlan placed={{ tile: laying.hand, turns }} />
      </svg>
      <div className="lay-hand-text">
        <p className="lay-hand-name">{generate.tiles[laying.hand - 1]}</p>
        <output className={refused === null ? 'soft' : 'bad'}>
          {!isHeld
            ? generate.pickCell
            : refused === null
              ? generate.fits
              : `${refusalWords(language)[refused.reason] ?? refused.reason} (${refused.rule})`}
        </output>
        <div className="lay-hand-buttons">
          <button type="button" className="button" onClick={() => onChange(turnHeld(table))}>
            {generate.turn} <kbd aria-hidden="true">R</kbd>
          </button>
          <button
            type="button"
            className="button primary"
            disabled={!isHeld || refused !== null}
            onClick={() => onChange(layHeld(table))}
          >
            {generate.lay}
          </button>
        </div>
      </div>
    </section>
  );
};

/** What the finished board is, and the way to the game. */
const Finished = ({ table }: { table: LayTable }) => {
  const { generate, newGame, language } = useWords();
  const mission = missionOf(table.laying);
  const words = mission.words[language];
  const name = missionName(table);
  const objective = mission.objectives[0]!;
  const facts = [
    newGame.marines(mission.force.reduce((sum, { pieces }) => sum + pieces.length, 0)),
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
      <a className="button primary play" href={formatRoute('new', name)}>
        {generate.play}
      </a>
      <label className="field">
        <span className="label">{generate.share}</span>
        <input readOnly value={name} aria-describedby="share-note" onFocus={(event) => event.target.select()} />
        <span id="share-note" className="soft">
          {generate.shareNote}
        </span>
      </label>
    </section>
  );
};

const Wishes = ({ wish, onChange, onBegin }: { wish: Wish; onChange: (wish: Wish) => void; onBegin: () => void }) => {
  const { generate, newGame, language, scenarios } = useWishWords();
  const isBadSeed = readSeed(wish.seed) === undefined;
  return (
    <div className="lay-wishes" lang={language}>
      <Pick
        name="way"
        title={generate.how}
        options={WAYS.map((id) => ({ id, name: generate.ways[id], note: generate.wayNotes[id] }))}
        value={wish.way}
        onPick={(way) => onChange({ ...wish, way })}
      />
      <Pick
        name="scenario"
        title={generate.scenario}
        options={scenarios}
        value={wish.scenario}
        onPick={(scenario) => onChange({ ...wish, scenario })}
      />
      <label className="field">
        <span className="label">{newGame.seed}</span>
        <input
          inputMode="numeric"
          value={wish.seed}
          placeholder={newGame.random}
          aria-invalid={isBadSeed}
          aria-describedby="board-seed-note"
          onChange={(event) => onChange({ ...wish, seed: event.target.value })}
        />
        <span id="board-seed-note" className={isBadSeed ? 'bad' : 'soft'}>
          {isBadSeed ? newGame.badSeed : generate.seedNote}
        </span>
      </label>
      <button type="button" className="button primary" disabled={isBadSeed} onClick={onBegin}>
        {wish.way === 'lot' ? generate.draw : generate.begin}
      </button>
    </div>
  );
};

const useWishWords = () => {
  const { generate, newGame, language } = useWords();
  const scenarios = [
    { id: BY_DIE, name: generate.byDie, note: generate.byDieNote },
    ...SCENARIO_IDS.map((id) => ({ id, name: generate.scenarios[id].name, note: generate.scenarios[id].note })),
  ] as const satisfies readonly { readonly id: Wish['scenario']; readonly name: string; readonly note: string }[];
  return { generate, newGame, language, scenarios };
};

/** R turns the tile in hand, wherever the focus is but in a field. */
const useTurnKey = (table: LayTable | null, onChange: (table: LayTable) => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'radio';
      if (event.key.toLowerCase() !== 'r' || isTyping || event.ctrlKey || event.metaKey || table === null) return;
      if (table.laying.hand !== 0) onChange(turnHeld(table));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table, onChange]);
};

export default function GenerateScreen() {
  const { generate } = useWords();
  const [wish, setWish] = useState<Wish>({ way: 'bot', scenario: BY_DIE, seed: '' });
  const [table, setTable] = useState<LayTable | null>(null);
  useTurnKey(table, setTable);
  const begin = (): void => {
    const seed = readSeed(wish.seed);
    if (seed === undefined) return;
    setTable(beginTable(wish.way, seed ?? drawSeed(), wish.scenario === BY_DIE ? null : wish.scenario));
  };
  return (
    <Page title={generate.title} className="generate">
      {table === null ? (
        <div className="generate-start">
          <p className="generate-intro">{generate.intro}</p>
          <Wishes wish={wish} onChange={setWish} onBegin={begin} />
        </div>
      ) : (
        <div className="generate-grid">
          <div className="generate-board">
            <TurnLine table={table} />
            <TableMap
              table={table}
              onCell={(cell) => setTable(holdOver(table, cell))}
              onConnector={(connector) => setTable(attachAt(table, connector))}
            />
          </div>
          <div className="generate-side">
            {table.laying.step === 'finished' ? <Finished table={table} /> : <Hand table={table} onChange={setTable} />}
            <div className="generate-more">
              {table.laying.step === 'finished' ? null : (
                <button type="button" className="button" onClick={() => setTable(finishTable(table))}>
                  {generate.finishByLot}
                </button>
              )}
              {table.way === 'lot' ? (
                <button
                  type="button"
                  className="button"
                  onClick={() => setTable(beginTable('lot', drawSeed(), table.wanted))}
                >
                  {generate.another}
                </button>
              ) : null}
              <button type="button" className="button" onClick={() => setTable(null)}>
                {generate.again}
              </button>
            </div>
          </div>
        </div>
      )}
    </Page>
  );
}

const TurnLine = ({ table }: { table: LayTable }) => {
  const { generate } = useWords();
  const text = useTurnText(table);
  const { scenario, scenarioDie } = table.laying;
  return (
    <div className="lay-turn">
      <output className="lay-turn-text">{text}</output>
      <p className="soft">
        {generate.scenarios[scenario].name}
        {scenarioDie === 0 ? '' : ` · ${generate.rolled(scenarioDie)}`}
      </p>
    </div>
  );
};
