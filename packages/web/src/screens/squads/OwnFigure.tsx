/** A16.6, A16.7: one figure of one's own: what it is, what follows from that, what it carries and what it may not. */
import { tellSquadFinding } from '@sensorium/content/words';
import {
  OWN_COLUMNS,
  carries,
  ownFigureWorth,
  ownGear,
  ownValues,
  whyNotTaken,
  withGear,
  type OwnColumn,
  type OwnFigureChoice,
  type SquadFinding,
} from '@sensorium/expedition/squads';
import { ARMOURS, GRENADE_IDS, RANKS, movementOf } from '@sensorium/rules';
import { useState } from 'preact/compat';
import { formatRoute } from '../../app/router.ts';
import { ArmsTable, effectsOf } from './ArmsTable.tsx';
import { sign } from './squadEdit.ts';
import { useSquadTerms } from './useSquadTerms.ts';

interface OwnFigureProps {
  readonly figure: OwnFigureChoice;
  readonly place: number;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChange: (figure: OwnFigureChoice) => void;
  readonly onRemove: () => void;
}

/** What is asked about a thing that is forbidden. */
type Tell = (finding: SquadFinding) => void;

export const OwnFigure = ({ figure, place, isOpen, onOpen, onChange, onRemove }: OwnFigureProps) => {
  const { own, ownName, gearName } = useSquadTerms();
  const title = figure.name ?? ownName(figure);
  const carried = figure.gear.length === 0 ? own.noWeapon : figure.gear.map(gearName).join(', ');
  return (
    <li className="box-figure">
      <details open={isOpen} onToggle={(event) => onOpen(event.currentTarget.open)}>
        <summary>
          <strong>
            {place + 1}. {title}
          </strong>
          {figure.name === undefined ? null : <span className="soft">{ownName(figure)}</span>}
          <span>{carried}</span>
          <span className="soft figure-worth">{own.worth(rounded(ownFigureWorth(figure)))}</span>
        </summary>
        {isOpen ? <Body figure={figure} place={place} title={title} onChange={onChange} onRemove={onRemove} /> : null}
      </details>
    </li>
  );
};

const rounded = (worth: number): number => Number(worth.toFixed(2));

const Body = ({
  figure,
  place,
  title,
  onChange,
  onRemove,
}: Omit<OwnFigureProps, 'isOpen' | 'onOpen'> & { title: string }) => {
  const { own, squads, language, ownName } = useSquadTerms();
  const [asked, setAsked] = useState<SquadFinding | null>(null);
  const change = (next: OwnFigureChoice): void => {
    setAsked(null);
    onChange(next);
  };
  return (
    <div className="figure-body">
      <div className="figure-names">
        <Kinds figure={figure} onChange={change} />
        <label className="field">
          <span className="label">{own.name(place + 1)}</span>
          <input
            value={figure.name ?? ''}
            maxLength={40}
            placeholder={ownName(figure)}
            onChange={({ currentTarget: { value } }) => {
              const { name: _old, ...rest } = figure;
              change(value === '' ? rest : { ...rest, name: value });
            }}
          />
        </label>
        <button type="button" className="button quiet" aria-label={own.removeFigure(title)} onClick={onRemove}>
          {squads.remove}
        </button>
      </div>
      <Values figure={figure} />
      {Object.keys(OWN_COLUMNS).map((column) => (
        <Column
          key={column}
          column={column as OwnColumn}
          figure={figure}
          onTake={(item) => change(withGear(figure, item))}
          onAsk={setAsked}
        />
      ))}
      <Grenades figure={figure} onAsk={setAsked} />
      <output className="why-not">
        {asked === null ? null : (
          <span className="note bad">
            {tellSquadFinding(language, asked)} <a href={formatRoute('rules', asked.rule)}>{asked.rule}</a>
          </span>
        )}
      </output>
      <ArmsTable gear={ownGear(figure)} />
    </div>
  );
};

const Kinds = ({ figure, onChange }: Pick<OwnFigureProps, 'figure' | 'onChange'>) => {
  const { own, ranks, armours } = useSquadTerms();
  return (
    <>
      <label className="field">
        <span className="label">{own.class}</span>
        <select
          value={figure.class}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...figure, class: ARMOURS.find((armour) => armour === value)! })
          }
        >
          {ARMOURS.map((armour) => (
            <option key={armour} value={armour}>
              {armours[armour]}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span className="label">{own.rank}</span>
        <select
          value={figure.rank}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...figure, rank: RANKS.find((rank) => rank === value)! })
          }
        >
          {RANKS.map((rank) => (
            <option key={rank} value={rank}>
              {ranks[rank]}
            </option>
          ))}
        </select>
      </label>
    </>
  );
};

/** A16.7: nothing of it is typed. */
const Values = ({ figure }: { figure: OwnFigureChoice }) => {
  const { own, squads } = useSquadTerms();
  const { base, dice, bonus, parries, blocks, movement, killedAs } = ownValues(figure);
  const armed = dice === 1 && bonus === base ? '' : `${dice}D6${sign(bonus)}`;
  const combat = [
    own.closeCombat(`1D6${sign(base)}`, armed),
    ...(parries ? [own.parry] : []),
    ...(blocks ? [own.block] : []),
  ];
  const rows = [
    [own.values.closeCombat, combat.join(', ')],
    [own.values.movement, `${own.movement[movement]} (${squads.moves(movementOf(figure.class, figure.gear))})`],
    [own.values.killedAs, own.killedAs[killedAs]],
    [own.values.worth, own.worth(rounded(ownFigureWorth(figure)))],
  ] as const;
  return (
    <dl className="own-values">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="label">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

interface ThingProps {
  readonly item: string;
  readonly isCarried: boolean;
  /** What is said beside its name. */
  readonly note: string;
  readonly why: SquadFinding | null;
  readonly onTake: () => void;
  readonly onAsk: Tell;
}

/** A thing that is forbidden stays within reach of the keyboard: pressed, it says why. */
const Thing = ({ item, isCarried, note, why, onTake, onAsk }: ThingProps) => {
  const { gearName, language } = useSquadTerms();
  const isBarred = why !== null && !isCarried;
  return (
    <button
      type="button"
      className={`purchase${isCarried ? ' bought' : ''}${why === null ? '' : ' barred'}`}
      aria-pressed={isCarried}
      aria-disabled={isBarred}
      title={why === null ? note : `${tellSquadFinding(language, why)} (${why.rule})`}
      onClick={() => (isBarred ? onAsk(why) : onTake())}
    >
      <span className="thing-name">{gearName(item)}</span>
      {note === '' ? null : <span className="soft"> ({note})</span>}
      {why === null ? null : (
        <>
          <span className="thing-rule"> {why.rule}</span>
          <span className="visually-hidden">. {tellSquadFinding(language, why)}</span>
        </>
      )}
    </button>
  );
};

const Column = ({
  column,
  figure,
  onTake,
  onAsk,
}: {
  column: OwnColumn;
  figure: OwnFigureChoice;
  onTake: (item: string) => void;
  onAsk: Tell;
}) => {
  const { own, squads } = useSquadTerms();
  return (
    <fieldset className="own-column">
      <legend className="label">{own.columns[column]}</legend>
      <div className="member-options">
        {OWN_COLUMNS[column].map((item) => (
          <Thing
            key={item}
            item={item}
            isCarried={carries(figure, item)}
            note={effectsOf(item, squads)}
            why={whyNotTaken(figure, item)}
            onTake={() => onTake(item)}
            onAsk={onAsk}
          />
        ))}
      </div>
    </fieldset>
  );
};

/** A11, A16.7: they are there or not; nobody chooses. */
const Grenades = ({ figure, onAsk }: { figure: OwnFigureChoice; onAsk: Tell }) => {
  const { own, gearName } = useSquadTerms();
  const { grenades } = ownValues(figure);
  return (
    <fieldset className="own-column">
      <legend className="label">{own.columns.grenades}</legend>
      <p className="soft">{own.grenadesNote}</p>
      <div className="member-options">
        {GRENADE_IDS.map((item) =>
          grenades.includes(item) ? (
            <span key={item} className="purchase bought given">
              {gearName(item)} <span className="visually-hidden">({own.comesWith})</span>
            </span>
          ) : (
            <Thing
              key={item}
              item={item}
              isCarried={false}
              note=""
              why={whyNotTaken(figure, item)}
              onTake={() => undefined}
              onAsk={onAsk}
            />
          ),
        )}
      </div>
    </fieldset>
  );
};
