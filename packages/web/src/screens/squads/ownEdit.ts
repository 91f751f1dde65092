/** Changes to squads of one's own, one click each (A16.6). Pure, so that they can be tested without a page. */
import {
  MOST_OWN_FIGURES,
  READY_MADE_FIGURES,
  ownOf,
  type OwnFigureChoice,
  type OwnSquad,
  type SquadList,
} from '@sensorium/expedition/squads';

/** The plainest there is: everything else is chosen. */
const FIRST: OwnFigureChoice = { class: 'power-armour', rank: 'trooper', gear: [] };

const withOwn = ({ name, boxes }: SquadList, own: readonly OwnSquad[]): SquadList => ({
  name,
  boxes,
  ...(own.length === 0 ? {} : { own }),
});

export const addOwn = (list: SquadList): SquadList => withOwn(list, [...ownOf(list), { figures: [FIRST] }]);

export const changeOwn = (list: SquadList, place: number, squad: OwnSquad): SquadList =>
  withOwn(
    list,
    ownOf(list).map((old, index) => (index === place ? squad : old)),
  );

export const removeOwn = (list: SquadList, place: number): SquadList =>
  withOwn(
    list,
    ownOf(list).filter((_, index) => index !== place),
  );

const addFigure = (squad: OwnSquad, figure: OwnFigureChoice): OwnSquad =>
  squad.figures.length < MOST_OWN_FIGURES ? { ...squad, figures: [...squad.figures, figure] } : squad;

export const addFirst = (squad: OwnSquad): OwnSquad => addFigure(squad, FIRST);

/** A16.9. */
export const addReadyMade = (squad: OwnSquad, id: string): OwnSquad => addFigure(squad, READY_MADE_FIGURES.get(id)!);

/** With the same arms; a name belongs to one. */
export const addLikeLast = (squad: OwnSquad): OwnSquad => {
  const { name: _, ...last } = squad.figures.at(-1) ?? FIRST;
  return addFigure(squad, last);
};

export const changeOwnFigure = (squad: OwnSquad, place: number, figure: OwnFigureChoice): OwnSquad => ({
  ...squad,
  figures: squad.figures.map((old, index) => (index === place ? figure : old)),
});

export const removeOwnFigure = (squad: OwnSquad, place: number): OwnSquad => ({
  ...squad,
  figures: squad.figures.filter((_, index) => index !== place),
});
