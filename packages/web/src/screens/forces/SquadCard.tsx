/** One squad of the list: its members, what they carry, and what could still be bought for them. */
import { forceWords, termsFor } from '@sensorium/content/words';
import {
  SQUADS,
  memberOf,
  squadCost,
  type BoughtMember,
  type BoughtSquad,
  type Purchase,
} from '@sensorium/expedition/forces';
import { useWords } from '../../words/words.ts';
import { inOrder } from '../inOrder.ts';
import { changeMember, named, offersFor, takeBack, withWeapon } from './forceEdit.ts';

interface SquadProps {
  readonly squad: BoughtSquad;
  readonly onChange: (squad: BoughtSquad) => void;
  readonly onRemove: () => void;
}

/** Names of things the way they stand in a list. */
export const useForceTerms = () => {
  const { language } = useWords();
  const terms = termsFor(language);
  const gear: Readonly<Record<string, string>> = terms.gear;
  const units: Readonly<Record<string, string>> = terms.units;
  const counters: Readonly<Record<string, string>> = terms.counters;
  return {
    ...forceWords(language),
    gearName: (id: string): string => gear[id] ?? id,
    rankName: (id: string): string => units[id] ?? id,
    counterName: (id: string): string => counters[id] ?? id,
  };
};

/** What an option is called: with its choice, where it has one. */
const usePurchaseName = (): ((purchase: Purchase) => string) => {
  const { options, gearName } = useForceTerms();
  return ({ option, as }) => (as === undefined || as === 'captain' ? options[option] : gearName(as));
};

export const SquadCard = ({ squad, onChange, onRemove }: SquadProps) => {
  const { saga } = useWords();
  const { forces } = saga;
  const { squads } = useForceTerms();
  const hasCaptain = squad.members.some((member, index) => memberOf(squad.type, index, member).rank === 'captain');
  return (
    <li className="squad-card">
      <header>
        <h3>{squads[squad.type]}</h3>
        <strong className="squad-cost">{forces.cost(squadCost(squad))}</strong>
        <button
          type="button"
          className="button quiet"
          aria-label={forces.removeOf(squads[squad.type])}
          onClick={onRemove}
        >
          {forces.remove}
        </button>
      </header>
      <div className="squad-names">
        <label className="field">
          <span className="label">{forces.squadName}</span>
          <input
            value={squad.name ?? ''}
            maxLength={40}
            onChange={(event) => onChange(named(squad, 'name', event.currentTarget.value))}
          />
        </label>
        {hasCaptain ? (
          <label className="field">
            <span className="label">{forces.badge}</span>
            <input
              value={squad.badge ?? ''}
              maxLength={40}
              onChange={(event) => onChange(named(squad, 'badge', event.currentTarget.value))}
            />
          </label>
        ) : null}
      </div>
      <ul className="member-list">
        {inOrder(squad.members).map(({ item: member, place: index, key }) => (
          <MemberRow
            key={key}
            squad={squad}
            index={index}
            member={member}
            onChange={(next) => onChange(changeMember(squad, index, () => next))}
          />
        ))}
      </ul>
    </li>
  );
};

interface MemberProps {
  readonly squad: BoughtSquad;
  readonly index: number;
  readonly member: BoughtMember;
  readonly onChange: (member: BoughtMember) => void;
}

const MemberRow = ({ squad, index, member, onChange }: MemberProps) => {
  const { forces } = useWords().saga;
  const { gearName, rankName, counterName } = useForceTerms();
  const { rank, gear, counts } = memberOf(squad.type, index, member);
  const carried = [
    ...gear.map(gearName),
    ...Object.entries(counts).map(([counter, value]) => `${counterName(counter)} ${value}`),
  ];
  const choice = SQUADS[squad.type].members[index]?.choice;
  return (
    <li className="member">
      <input
        className="member-name"
        value={member.name ?? ''}
        maxLength={40}
        placeholder={rankName(rank)}
        aria-label={forces.memberName(index + 1)}
        onChange={(event) => onChange(named(member, 'name', event.currentTarget.value))}
      />
      <p className="member-gear">
        <strong>{rankName(rank)}</strong> {carried.join(', ')}
      </p>
      <div className="member-options">
        {choice === undefined ? null : (
          <select
            aria-label={forces.weapon}
            value={member.weapon ?? choice[0]}
            onChange={(event) => onChange(withWeapon(member, event.currentTarget.value))}
          >
            {choice.map((weapon) => (
              <option key={weapon} value={weapon}>
                {gearName(weapon)}
              </option>
            ))}
          </select>
        )}
        <Bought member={member} onChange={onChange} />
        <Offered squad={squad} index={index} member={member} onChange={onChange} />
      </div>
    </li>
  );
};

const Bought = ({ member, onChange }: Pick<MemberProps, 'member' | 'onChange'>) => {
  const nameOf = usePurchaseName();
  const { forces } = useWords().saga;
  return inOrder(member.options).map(({ item: purchase, place, key }) => (
    <button
      key={key}
      type="button"
      className="purchase bought"
      aria-pressed="true"
      title={forces.remove}
      onClick={() => onChange(takeBack(member, place))}
    >
      {nameOf(purchase)}
    </button>
  ));
};

const Offered = ({ squad, index, member, onChange }: MemberProps) => {
  const nameOf = usePurchaseName();
  const { forces } = useWords().saga;
  return offersFor(squad.type, index, member).map(({ row, purchase }) => (
    <button
      key={`${purchase.option} ${purchase.as ?? ''}`}
      type="button"
      className="purchase"
      aria-pressed="false"
      onClick={() => onChange({ ...member, options: [...member.options, purchase] })}
    >
      {nameOf(purchase)} <span className="soft">{row.cost === 0 ? forces.free : `+${row.cost}`}</span>
    </button>
  ));
};
