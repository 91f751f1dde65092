/** A16.2: any mission with squads of the arsenal in place of some or all of its terminators. */
import type { Mission } from '../mission.ts';
import { marinesOf, type ForcePiece } from '../scenario.ts';
import { emptiest, roomyFor, startsOf, type ForcedMission } from '../startingRoom.ts';
import { gearOf, type ChosenBox, type SquadList } from './squadList.ts';

const pieceOf = ({ box, name: title, figures }: ChosenBox, place: number, index: number, squad: string): ForcePiece => {
  const { is, name } = figures[index]!;
  return {
    is,
    squad,
    sheet: title ?? `${place + 1} ${box}`,
    gear: gearOf(figures[index]!),
    ...(name === undefined ? {} : { name }),
  };
};

/** The mission with the squads in place of its terminators, except those (by their place in the roster) who stay. */
export const withSquads = (mission: Mission, list: SquadList, stay: readonly number[] = []): ForcedMission => {
  const starts = startsOf(mission);
  const own = marinesOf(mission);
  for (const place of stay) {
    const piece = own[place]!;
    starts.find(({ squad }) => squad === piece.squad)!.pieces.push(piece);
  }
  list.boxes.forEach((box, place) => {
    const start = emptiest(starts);
    for (let index = 0; index < box.figures.length; index++) start.pieces.push(pieceOf(box, place, index, start.squad));
  });
  return {
    mission: roomyFor(mission, starts),
    choices: { force: starts.flatMap(({ pieces }) => pieces), modules: ['arsenal'] },
  };
};
