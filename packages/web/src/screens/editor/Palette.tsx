/** The tools, and what the one in hand can be set to. */
import { BOX, FEATURES } from '@sensorium/content';
import { termsFor } from '@sensorium/content/words';
import {
  TERRAIN,
  TILES,
  TOOL_IDS,
  inventoryOf,
  type AlienKind,
  type PieceChoice,
} from '@sensorium/expedition/drafting';
import { useMemo } from 'preact/compat';
import { useWords } from '../../words/words.ts';
import { useEditorWords } from './editorWords.ts';
import type { Editor } from './useEditor.ts';

/** `U` is a duct. */
const MARKS = Array.from('123456789ABCDEFGHIJKLMNOPQRSTVWXYZ');
const ALIENS: readonly AlienKind[] = [
  'genestealer',
  'blip',
  'genestealer-leader',
  'ambush-blip',
  'hormagaunt',
  'termagant',
  'hybrid',
  'stalker',
  'alpha',
  'patriarch',
];

/** Counted only while sections are laid. */
const NO_STOCK: ReturnType<typeof inventoryOf> = { stock: [], others: 0 };

type Option = readonly [value: string, name: string];

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onPick: (value: string) => void;
}

const Choice = ({ label, value, options, onPick }: ChoiceProps) => (
  <label className="field">
    <span className="label">{label}</span>
    <select value={value} onChange={(event) => onPick(event.currentTarget.value)}>
      {options.map(([id, name]) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

const pieceFrom = (chosen: string): PieceChoice => {
  if (chosen === '') return { side: 'nobody' };
  const [is = 'genestealer', value = '1'] = chosen.split(' ');
  if (is === 'marine') {
    const [squad = 0, member = 0] = value.split('.').map(Number);
    return { side: 'marines', squad, member };
  }
  return { side: 'aliens', is: is as AlienKind, value: Number(value) as 1 | 2 | 3, real: true };
};

const pieceName = (piece: PieceChoice): string => {
  if (piece.side === 'nobody') return '';
  return piece.side === 'marines' ? `marine ${piece.squad}.${piece.member}` : `${piece.is} ${piece.value}`;
};

const ToolOptions = ({ editor }: { editor: Editor }) => {
  const words = useEditorWords();
  const terms = termsFor(useWords().language);
  const { tool, brush, draft, act } = editor;
  const { options } = words;
  const isLaying = tool === 'section';
  const stock = useMemo(() => (isLaying ? inventoryOf(draft) : NO_STOCK), [draft, isLaying]);
  const set = (change: Partial<typeof brush>): void => act({ do: 'brush', brush: change });
  const units: Readonly<Record<string, string>> = terms.units;
  const terrain: Readonly<Record<string, string>> = terms.terrain;
  const shapes: Readonly<Record<string, string>> = words.shapes;
  const turning = (
    <div className="ed-buttons">
      <button type="button" className="button" onClick={() => act({ do: 'turn' })}>
        {options.turn} <kbd aria-hidden="true">R</kbd>
      </button>
      <button type="button" className="button" onClick={() => act({ do: 'mirror' })}>
        {options.mirror} <kbd aria-hidden="true">M</kbd>
      </button>
    </div>
  );
  switch (tool) {
    case 'terrain':
      return (
        <Choice
          label={options.terrain}
          value={brush.terrain}
          options={TERRAIN.map((sign) => [sign, `${sign} ${terrain[FEATURES[sign]!] ?? sign}`])}
          onPick={(sign) => set({ terrain: sign })}
        />
      );
    case 'zone':
      return (
        <Choice
          label={options.mark}
          value={brush.mark}
          options={MARKS.map((mark) => [mark, mark])}
          onPick={(mark) => set({ mark })}
        />
      );
    case 'section':
      return (
        <>
          <Choice
            label={options.shape}
            value={brush.shape}
            options={BOX.map(({ id }, index) => {
              const { used, count } = stock.stock[index]!;
              return [id, `${shapes[id] ?? id} · ${options.left(used, count)}`];
            })}
            onPick={(shape) => set({ shape })}
          />
          {stock.others === 0 ? null : <p className="soft">{options.notOfBox(stock.others)}</p>}
          {turning}
        </>
      );
    case 'geotile':
      return (
        <>
          <Choice
            label={options.tile}
            value={String(brush.tile)}
            options={TILES.map((tile) => [String(tile), String(tile)])}
            onPick={(tile) => set({ tile: Number(tile) })}
          />
          {turning}
        </>
      );
    case 'entry':
      return (
        <Choice
          label={options.area}
          value={brush.area}
          options={[
            ['', options.newArea],
            ...[...new Set(draft.entries.map(({ id }) => id))].map((id) => [id, id] as const),
          ]}
          onPick={(area) => set({ area })}
        />
      );
    case 'piece':
      return (
        <Choice
          label={options.piece}
          value={pieceName(brush.piece)}
          options={[
            ['', options.nobody],
            ...ALIENS.flatMap((is): Option[] =>
              is === 'blip'
                ? ([1, 2, 3] as const).map((value) => [`${is} ${value}`, `${units[is] ?? is} ${value}`])
                : [[`${is} 1`, units[is] ?? is]],
            ),
            ...draft.force.flatMap(({ squad, pieces }, index) =>
              pieces.map(({ is }, place): Option => [
                `marine ${index}.${place}`,
                `${squad}${place + 1} ${units[is] ?? is}`,
              ]),
            ),
          ]}
          onPick={(chosen) => set({ piece: pieceFrom(chosen) })}
        />
      );
    case 'goal':
      return (
        <Choice
          label={options.goal}
          value={brush.goal}
          options={(['objectiveSquares', 'alienGoalSquares'] as const).map((goal) => [goal, options.goals[goal]])}
          onPick={(goal) => set({ goal: goal as typeof brush.goal })}
        />
      );
    case 'paste':
      return turning;
    case 'select':
      return <MarkedPart editor={editor} />;
    case 'square':
    case 'corridor':
    case 'room':
    case 'erase':
    case 'door':
    case 'exit':
    case 'border':
      return null;
    default:
      return tool satisfies never;
  }
};

const WAYS = [
  ['W', -1, 0],
  ['N', 0, -1],
  ['S', 0, 1],
  ['E', 1, 0],
] as const;
const ARROW = { N: '↑', E: '→', S: '↓', W: '←' } as const;

const MarkedPart = ({ editor: { act, marked } }: { editor: Editor }) => {
  const { marked: said } = useEditorWords();
  if (marked === null) return <p className="soft">{said.none}</p>;
  return (
    <fieldset className="ed-buttons" aria-label={said.title}>
      {(['copy', 'cut', 'mirror', 'turn', 'erase'] as const).map((what) => (
        <button key={what} type="button" className="button" onClick={() => act({ do: what })}>
          {said[what]}
        </button>
      ))}
      {WAYS.map(([way, dx, dy]) => (
        <button
          key={way}
          type="button"
          className="button"
          aria-label={said.move(said.ways[way])}
          onClick={() => act({ do: 'move', dx, dy })}
        >
          {ARROW[way]}
        </button>
      ))}
    </fieldset>
  );
};

export const Palette = ({ editor }: { editor: Editor }) => {
  const words = useEditorWords();
  const { tool, brush, act } = editor;
  return (
    <section className="ed-palette" aria-label={words.tools}>
      <div className="ed-tools">
        {TOOL_IDS.filter((id) => id !== 'paste' || brush.region !== null).map((id) => (
          <button
            key={id}
            type="button"
            className="ed-tool"
            aria-pressed={tool === id}
            title={words.tool[id][1]}
            onClick={() => act({ do: 'tool', tool: id })}
          >
            {words.tool[id][0]}
          </button>
        ))}
      </div>
      <div className="ed-options">
        <p className="soft ed-hint">{words.tool[tool][1]}</p>
        <ToolOptions editor={editor} />
      </div>
    </section>
  );
};
