/** D19.3–D19.9 on the page: the table, the tile in hand, and whether it may lie where it is held. */
import { refusalWords } from '@sensorium/content/words';
import { layingTurn } from '@sensorium/expedition';
import { useEffect, type ReactNode } from 'preact/compat';
import { useWords } from '../../words/words.ts';
import { attachAt, heldTile, holdOver, layHeld, turnHeld, whyNot, type LayTable } from './layTable.ts';
import { TableMap, TilePlan } from './TableMap.tsx';
import './generate.css';

interface LayBoardProps<T extends LayTable> {
  readonly table: T;
  readonly onChange: (table: T) => void;
  /** What those who lay are called, where both are people. */
  readonly seats: readonly [string, string];
  /** In place of the tile in hand. */
  readonly instead?: ReactNode;
  readonly children: ReactNode;
}

export const LayBoard = <T extends LayTable>({ table, onChange, seats, instead, children }: LayBoardProps<T>) => {
  useTurnKey(table, onChange);
  return (
    <div className="generate-grid">
      <div className="generate-board">
        <TurnLine table={table} seats={seats} />
        <TableMap
          table={table}
          onCell={(cell) => onChange(holdOver(table, cell))}
          onConnector={(connector) => onChange(attachAt(table, connector))}
        />
      </div>
      <div className="generate-side">
        {instead ?? <Hand table={table} onChange={onChange} />}
        <div className="generate-more">{children}</div>
      </div>
    </div>
  );
};

/** Whose choice it is, in words. */
const useTurnText = ({ people, laying }: LayTable, seats: readonly [string, string]): string => {
  const { generate } = useWords();
  const turn = layingTurn(laying);
  if (turn === null) return generate.finished;
  if (turn.step === 'corridors') return generate.attach(laying.corridors.length + 1);
  if (turn.step === 'control-room') return generate.addRoom;
  const number = laying.layout.length + 1;
  return people.seats.every(Boolean) ? generate.layAs(seats[turn.seat], number) : generate.layYours(number);
};

const TurnLine = ({ table, seats }: Pick<LayBoardProps<LayTable>, 'table' | 'seats'>) => {
  const { generate } = useWords();
  const text = useTurnText(table, seats);
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

/** The tile in hand, the way round it is held, and whether it may lie there. */
const Hand = <T extends LayTable>({ table, onChange }: Pick<LayBoardProps<T>, 'table' | 'onChange'>) => {
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

/** R turns the tile in hand, wherever the focus is but in a field. */
const useTurnKey = <T extends LayTable>(table: T, onChange: (table: T) => void): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof HTMLInputElement && event.target.type !== 'radio';
      if (event.key.toLowerCase() !== 'r' || isTyping || event.ctrlKey || event.metaKey) return;
      if (table.laying.hand !== 0) onChange(turnHeld(table));
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [table, onChange]);
};
