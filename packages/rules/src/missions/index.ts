import { defineModule, type Game, type Hook } from '@sensorium/engine';
import { automaton } from './automaton.ts';
import { burnTargets, noFlamer } from './burnTargets.ts';
import { cat, catAtHand, catChoice, dropCat, onCat, placeCat, rescueCat, takeCat } from './cat.ts';
import { DUCTS, ducts, holdDucts, onDuct } from './ducts.ts';
import { bringOut, escape, exits } from './exits.ts';
import { allDead, coverEntries, killCount, noLurking, onePerSection } from './extermination.ts';
import { occupy, turnLimit, waves } from './turns.ts';

declare module '@sensorium/engine' {
  interface HookTypes {
    /** After step 6 of C2.4. */
    marinesDeployed: Hook<'all', (game: Game) => void>;
    /** Before E1. */
    endPhaseBegins: Hook<'all', (game: Game) => void>;
    /** Between E3 and E4. */
    firesEnded: Hook<'all', (game: Game) => void>;
  }
}

const ask =
  (name: 'marinesDeployed' | 'endPhaseBegins' | 'firesEnded') =>
  (game: Game): void =>
    game.setup.hooks[name](game);

/** Chapter M: the closed list of rules a mission chooses from. */
export const missions = defineModule({
  id: 'missions',
  needs: ['core'],
  terrain: DUCTS,
  answers: { 'place-cat': 'square' },
  procedures: [onCat, catAtHand, onDuct],
  decisions: [placeCat, catChoice],
  asides: [takeCat, dropCat],
  inserts: [
    { into: 'setup', before: 'C2.7', step: { id: 'M3.1', run: ask('marinesDeployed') } },
    { into: 'end-phase', before: 'E1', step: { id: 'M2.2', run: ask('endPhaseBegins') } },
    { into: 'end-phase', before: 'E4', step: { id: 'M0.6', run: ask('firesEnded') } },
  ],
  missionRules: [
    exits,
    escape,
    bringOut,
    burnTargets,
    noFlamer,
    onePerSection,
    noLurking,
    killCount,
    coverEntries,
    allDead,
    cat,
    rescueCat,
    ducts,
    holdDucts,
    turnLimit,
    waves,
    occupy,
    automaton,
  ],
});

export { MENTIONED, PLACES, alienGoalSquares, mentionedMarines, objectiveSquares } from './automaton.ts';
export { isBurned } from './burnTargets.ts';
export { catFateOf, catOf } from './cat.ts';
export { exitSquares } from './exits.ts';
export type * from './declarations.ts';
