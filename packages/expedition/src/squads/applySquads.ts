/** A16.2: any mission with squads of the arsenal in place of some or all of its terminators. */
import { carriesFlamer, marinesOf, sheetNames, type ForcePiece, type Mission } from '@sensorium/content';
import { SHIELD_ON_BACK, ownUnitId } from '@sensorium/rules';
import { roomyFor } from '../roomyFor.ts';
import { emptiest, startsOf, type ForcedMission } from '../startingRoom.ts';
import { ownGear, type OwnFigureChoice, type OwnSquad } from './ownSquads.ts';
import { gearOf, ownOf, squadWorth, type ChosenBox, type ChosenFigure, type SquadList } from './squadList.ts';

/** D15.1: its own name, or that of its first figure, who leads it; otherwise what it is, with its number. */
const nameOf = ({ box, name, figures }: ChosenBox, place: number): string =>
  name ?? figures[0]?.name ?? `${place + 1} ${box}`;

const pieceOf = (figure: ChosenFigure, sheet: string, squad: string): ForcePiece => {
  const { is, name, shield } = figure;
  return {
    is,
    squad,
    sheet,
    gear: gearOf(figure),
    ...(name === undefined ? {} : { name }),
    ...(shield === undefined ? {} : { counts: { [SHIELD_ON_BACK]: 1 } }), // A10.5
  };
};

/** A16.6. */
const ownPieceOf = (figure: OwnFigureChoice, sheet: string, squad: string): ForcePiece => ({
  is: ownUnitId({ armour: figure.class, rank: figure.rank }),
  squad,
  sheet,
  gear: ownGear(figure),
  ...(figure.name === undefined ? {} : { name: figure.name }),
});

const ownNameOf = ({ name, figures }: OwnSquad, place: number): string =>
  name ?? figures[0]?.name ?? `${place + 1} own-squad`;

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
  const kept = staying(mission, squadWorth(list));
  for (const piece of kept) starts.find(({ squad }) => squad === piece.squad)!.pieces.push(piece);
  const others = [...new Set(kept.map(({ sheet, squad }) => sheet ?? squad))];
  const own = ownOf(list);
  const names = [...list.boxes.map(nameOf), ...own.map(ownNameOf)];
  const sheets = sheetNames([...others, ...names]).slice(others.length);
  list.boxes.forEach(({ figures }, place) => {
    const start = emptiest(starts);
    for (const figure of figures) start.pieces.push(pieceOf(figure, sheets[place]!, start.squad));
  });
  own.forEach(({ figures }, place) => {
    const start = emptiest(starts);
    const sheet = sheets[list.boxes.length + place]!;
    for (const figure of figures) start.pieces.push(ownPieceOf(figure, sheet, start.squad));
  });
  return {
    mission: roomyFor(mission, starts),
    choices: { force: starts.flatMap(({ pieces }) => pieces), modules: ['arsenal'] },
  };
};
