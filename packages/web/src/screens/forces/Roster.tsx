/** D15: the roster of a force bought off the list. */
import { membersOf, squadName, type ForceList } from '@sensorium/expedition/forces';
import { useWords } from '../../words/words.ts';
import { RosterSheet } from './RosterSheet.tsx';
import { useForceTerms } from './SquadCard.tsx';

export const Roster = ({ list }: { list: ForceList }) => {
  const { forces } = useWords().saga;
  const { squads, gearName, rankName, counterName } = useForceTerms();
  const sheets = list.squads.map((squad) => ({
    title: [squadName(squad) ?? squads[squad.type], squad.badge].filter((part) => part !== undefined).join(' · '),
    rows: membersOf(squad).map(({ rank, gear, counts }, place) => ({
      name: squad.members[place]?.name,
      rank: rankName(rank),
      weapons: gear.map(gearName),
      spares: Object.entries(counts).map(([counter, value]) => `${counterName(counter)} ${value}`),
    })),
  }));
  return <RosterSheet label={forces.roster} name={list.name} squads={sheets} />;
};
