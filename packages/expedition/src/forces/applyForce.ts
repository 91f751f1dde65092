/** D16.1, D16.6: any mission with a force from the list. */
import type { ForcePiece, Mission } from '@sensorium/content';
import { roomyFor } from '../roomyFor.ts';
import { emptiest, startsOf, type ForcedMission, type Start } from '../startingRoom.ts';
import { membersOf, sheetsOf, type BoughtSquad, type ForceList } from './forceList.ts';

const pieceOf = (squad: BoughtSquad, sheet: string, index: number, letter: string): ForcePiece => {
  const { rank, gear, counts } = membersOf(squad)[index]!;
  const name = squad.members[index]?.name;
  return {
    is: rank,
    squad: letter,
    sheet,
    gear,
    ...(name === undefined ? {} : { name }),
    ...(rank === 'captain' && squad.badge !== undefined ? { badge: squad.badge } : {}),
    ...(Object.keys(counts).length === 0 ? {} : { counts }),
  };
};

/** Each bought squad starts where one of the mission's squads would, the emptiest place first. */
const placed = (mission: Mission, list: ForceList): Start[] => {
  const starts = startsOf(mission);
  const sheets = sheetsOf(list);
  list.squads.forEach((squad, place) => {
    const start = emptiest(starts);
    for (let index = 0; index < squad.members.length; index++)
      start.pieces.push(pieceOf(squad, sheets[place]!, index, start.squad));
  });
  return starts;
};

/** The mission with the bought force in place of its own; the list is taken as checked. */
export const withForce = (mission: Mission, list: ForceList): ForcedMission => {
  const starts = placed(mission, list);
  return {
    mission: roomyFor(mission, starts),
    choices: {
      force: starts.flatMap(({ pieces }) => pieces),
      modules: ['deathwing'],
      options: { forceList: 'on', timePoints: list.time },
    },
  };
};
