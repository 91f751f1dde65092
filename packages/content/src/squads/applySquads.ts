/** A16.2: any mission with squads of the arsenal in place of some or all of its terminators. */
import { SHIELD_ON_BACK } from '@sensorium/rules';
import type { Mission } from '../mission.ts';
import { carriesFlamer, marinesOf, type ForcePiece } from '../scenario.ts';
import { roomyFor } from '../roomyFor.ts';
import { emptiest, startsOf, type ForcedMission } from '../startingRoom.ts';
import { gearOf, squadWorth, type ChosenBox, type SquadList } from './squadList.ts';

const pieceOf = ({ box, name: title, figures }: ChosenBox, place: number, index: number, squad: string): ForcePiece => {
  const { is, name, shield } = figures[index]!;
  return {
    is,
    squad,
    sheet: title ?? `${place + 1} ${box}`,
    gear: gearOf(figures[index]!),
    ...(name === undefined ? {} : { name }),
    ...(shield === undefined ? {} : { counts: { [SHIELD_ON_BACK]: 1 } }), // A10.5
  };
};

/** Terminators whom no squad replaces stay: flamer bearers first, since missions ask for them, then by the roster. */
export const staying = (mission: Mission, worth: number): ForcePiece[] => {
  const own = marinesOf(mission);
  const count = Math.max(0, own.length - Math.ceil(worth));
  const kept = own.toSorted((a, b) => Number(carriesFlamer(b)) - Number(carriesFlamer(a))).slice(0, count);
  return own.filter((piece) => kept.includes(piece));
};

/** The mission with the squads in place of as many terminators as they stand for; the list is taken as checked. */
export const withSquads = (mission: Mission, list: SquadList): ForcedMission => {
  const starts = startsOf(mission);
  for (const piece of staying(mission, squadWorth(list)))
    starts.find(({ squad }) => squad === piece.squad)!.pieces.push(piece);
  list.boxes.forEach((box, place) => {
    const start = emptiest(starts);
    for (let index = 0; index < box.figures.length; index++) start.pieces.push(pieceOf(box, place, index, start.squad));
  });
  return {
    mission: roomyFor(mission, starts),
    choices: { force: starts.flatMap(({ pieces }) => pieces), modules: ['arsenal'] },
  };
};
