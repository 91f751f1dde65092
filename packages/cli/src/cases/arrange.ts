/** From the upper half of a case (board, pieces, dice) to a game at the beginning of an action phase. */
import {
  ScenarioError,
  compileSetup,
  createGame,
  edit,
  pieceOf,
  push,
  squareAt,
  type EntryPlan,
  type Facing,
  type Game,
  type GameEvent,
  type PieceId,
  type PiecePlan,
  type Rules,
  type Scenario,
} from '@sensorium/engine';
import { fillSupplies, hasOverwatch, rulesFor, secureArea, startClock } from '@sensorium/rules';
import { isMarker, placeMarker } from './arsenalFields.ts';
import { automatonNamed, heavyEnemyNamed, missionNamed, soloTimer } from './automatonFields.ts';
import { CaseError, type CaseDocument } from './caseFile.ts';
import { SECURED, chuteDoors, drawBoard, type Drawing } from './drawing.ts';
import { Field } from './fields.ts';
import { planPiece } from './planPiece.ts';
import { scriptOf, type Script } from './script.ts';

/** A case on the table: the game, who is who, what has happened, which dice are left. */
export interface Situation {
  game: Game;
  /** Piece keys of the case, figures and drawn blips included. */
  readonly ids: Map<string, PieceId>;
  readonly fates: Map<PieceId, string>;
  /** Values of converted blips by their keys. */
  readonly converted: Map<string, number>;
  /** Values of all blips, also of those that are gone. */
  readonly values: Map<PieceId, number>;
  readonly script: Script;
  drawn: number;
  /** The turn in which an automaton has played, 0 before that. */
  played: number;
  /** The turn whose time has run out (C4.6), 0 before that. */
  timeUp: number;
  /** The one facing given for the figures of a blip (C17.17): those who get none of their own have it too. */
  facing: Facing | null;
  /** The target named by a move-and-fire whose conversions are still being made. */
  aim: Field | null;
  /** Who makes that move, and where it ends unless he falls. */
  mover: { readonly piece: PieceId; readonly to: number } | null;
  /** Where marines have fallen, for cases that name the fallen. */
  readonly fallen: Map<PieceId, number>;
  /** Ambush counters by the names of drawn blips that no blip has. */
  readonly ambushes: Map<string, PieceId>;
}

/** D23.13: a tank that holds reloads; where one does, all do. */
const CACHE = 'weapons-cache';

const ENTRY_FIELDS = ['square', 'squares', 'side', 'holds'];

/** Where a game begins, by the step of the turn. */
const TURN_STEPS: Readonly<Record<string, string>> = {
  marines: 'marine-action',
  redraw: 'A3.3',
  reinforcement: 'reinforcement',
  aliens: 'alien-action',
};

/** A case whose first command places a reinforcement, or is an automaton's turn, begins in the reinforcement phase. */
const firstPhase = (top: Field): string => {
  const turn = top.at('turn').isGiven ? top.at('turn').text() : 'marines';
  if (turn !== 'marines' && turn !== 'aliens') top.at('turn').fail('expected marines or aliens');
  const steps = top.at('steps').list();
  const isCommand = (step: Field): boolean => ['marines', 'aliens', 'automaton'].some((kind) => step.at(kind).isGiven);
  const first = steps.find(isCommand) ?? steps.map((step) => step.at('refused')).find(isCommand);
  const order = first?.at('aliens');
  const word = order?.at('do').value;
  const isPlacing = word === 'reinforce' || isAboutAmbush(top, steps);
  if (turn === 'marines' && first?.at('marines').at('do').value === 'redraw') return 'redraw';
  const isWholeTurn = first?.at('automaton').isGiven === true;
  return turn === 'aliens' && (isPlacing || isWholeTurn) ? 'reinforcement' : turn;
};

/** D12.2: whether the first order draws an ambush counter, or declines to. */
const isAboutAmbush = (top: Field, steps: readonly Field[]): boolean => {
  const order = steps
    .map((step) => (step.at('refused').isGiven ? step.at('refused') : step).at('aliens'))
    .find(({ isGiven }) => isGiven);
  const word = order?.at('do').value;
  if (word === 'ambush') return order?.at('at').isGiven === false;
  return word === 'pass' && top.at('options').at('ambush').value === 'on' && top.at('reinforcements').isGiven;
};

export const arrange = (document: CaseDocument): Situation => {
  const top = new Field(document, [], document.data);
  const drawing = drawBoard(top);
  const used = top.at('use').isGiven
    ? top
        .at('use')
        .list()
        .map((module) => module.text())
    : [];
  const automaton = automatonNamed(top);
  const modules = [...new Set(['core', ...used, ...(automaton === null ? [] : [automaton])])];
  const { [NOVICE]: novice, ...options } = {
    ...soloTimer(automaton, modules),
    ...(top.at('options').isGiven ? optionsIn(top.at('options')) : {}),
  };
  const rules = rulesOf(document, modules, options);
  const ids = new Map<string, PieceId>();
  const plans: PiecePlan[] = [];
  const keyed = top.at('pieces').isGiven ? top.at('pieces').entries() : [];
  for (const [key, field] of keyed) {
    const at = drawing.letters.get(key);
    if (at === undefined && !field.at('at').isGiven) field.fail(`piece '${key}' is not on the board and has no 'at'`);
    ids.set(key, plans.push(planPiece(rules, field, at, undefined)) - 1);
  }
  for (const letter of drawing.letters.keys())
    if (!ids.has(letter)) top.at('board').fail(`'${letter}' is on the board but not among the pieces`);

  const entries: EntryPlan[] = [];
  for (const [id, field] of top.at('entries').isGiven ? top.at('entries').entries() : []) {
    field.mapping(ENTRY_FIELDS);
    const squares = field.at('squares').isGiven
      ? field
          .at('squares')
          .list()
          .map((joint) => ({ at: joint.at('square').coordinates(), side: joint.at('side').facing() }))
      : [{ at: field.at('square').coordinates(), side: field.at('side').facing() }];
    entries.push({ id, squares });
    for (const [key, piece] of field.at('holds').isGiven ? field.at('holds').entries() : [])
      ids.set(key, plans.push(planPiece(rules, piece, undefined, id)) - 1);
  }

  const mission = missionNamed(top, ids);
  const scenario: Scenario = {
    id: 'case',
    modules,
    options,
    board: { levels: drawing.levels, entries },
    features: chuteDoors(drawing)
      .filter(({ is }) => is !== SECURED && !isMarker(is))
      .map((feature) => (feature.is === CACHE ? { ...feature, is: 'cryo-tank' } : feature)),
    burning: drawing.burning,
    pieces: plans,
    deployment: [],
    startingBlips: 0,
    reinforcements: top.at('reinforcements').isGiven ? top.at('reinforcements').count() : 0,
    novice: novice === 'on',
    rules: [
      ...(automaton === null ? [] : [mission]),
      ...heavyEnemyNamed(top),
      ...(drawing.features.some(({ is }) => is === CACHE) ? [{ is: CACHE } as const] : []),
    ],
  };

  const script = scriptOf(top);
  const situation: Omit<Situation, 'game'> & { game?: Game } = {
    ids,
    fates: new Map(),
    converted: new Map(),
    values: new Map(plans.flatMap(({ is, value }, id) => (is === 'blip' && value !== undefined ? [[id, value]] : []))),
    script,
    drawn: 0,
    played: 0,
    timeUp: 0,
    facing: null,
    aim: null,
    mover: null,
    fallen: new Map(),
    ambushes: new Map(),
  };
  const phase = firstPhase(top);
  const listen = (event: GameEvent): void => note(situation, event);
  const cp = top.at('cp').isGiven ? top.at('cp').count() : 0;
  try {
    situation.game = createGame(compileSetup(rules, scenario), {
      seed: 0,
      chance: script,
      sink: listen,
      begin: (game) => {
        begin(game, phase, cp, plans);
        secureMarked(game, drawing);
        for (const { at, is } of drawing.features)
          if (isMarker(is)) placeMarker(game, squareAt(game.setup.board, at[0], at[1], at[2]), is);
      },
    });
  } catch (error) {
    if (error instanceof CaseError) throw error;
    throw new CaseError(error instanceof Error ? error.message : String(error), document.line);
  }
  return situation as Situation;
};

/** C4.2: chosen for a game like a rule option. */
const NOVICE = 'novice';

/** `true` and `false` are as good as "on" and "off". */
const optionsIn = (field: Field): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(field.mapping()).map(([name, value]) => [
      name,
      typeof value === 'boolean' ? (value ? 'on' : 'off') : (value as string | number),
    ]),
  );

const rulesOf = (document: CaseDocument, modules: readonly string[], options: Scenario['options']): Rules => {
  try {
    return rulesFor(modules, options);
  } catch (error) {
    throw new CaseError(error instanceof Error ? error.message : String(error), document.line);
  }
};

const secureMarked = (game: Game, { features }: Drawing): void => {
  const marked = features
    .filter(({ is }) => is === SECURED)
    .map(({ at: [x, y, level] }) => squareAt(game.setup.board, x, y, level));
  game.setup.board.entries.forEach(({ squares }, area) => {
    if (squares.some((square) => marked.includes(square))) secureArea(game, area);
  });
};

const begin = (game: Game, phase: string, cp: number, plans: readonly PiecePlan[]): void => {
  fillSupplies(game);
  const bonus = game.setup.hooks.commandBonus(game);
  game.state.cpBonus = Math.min(bonus, cp); // D2.3: the captain's points are among those left
  game.state.cpDrawn = cp - game.state.cpBonus;
  startClock(game);
  plans.forEach((plan, id) => {
    if (plan.weapon === 'overwatch' && !hasOverwatch(game, pieceOf(game, id)))
      throw new ScenarioError(`the ${plan.is} has no weapon for overwatch (C13.1)`);
    if (plan.activation !== 'active') return;
    const draft = edit(game, id);
    const { unit } = game.setup.profiles[draft.profile]!;
    draft.ap = plan.ap ?? unit.ap;
    draft.freeTurn = unit.hasFreeTurns;
  });
  const steps = game.setup.rules.sequences.get('turn')!;
  const step = steps.findIndex(({ id }) => id === TURN_STEPS[phase]);
  if (phase === 'redraw') game.state.phase = 'command'; // A3.3: the counter has just been drawn
  push(game, { kind: 'sequence', of: 'turn', step, piece: -1, note: null });
};

/** Figures of a blip, drawn blips and the dead get their names from what happened. */
export const note = (situation: Omit<Situation, 'game'>, event: GameEvent): void => {
  const keyOf = (id: PieceId): string | undefined => [...situation.ids].find(([, other]) => other === id)?.[0];
  if (event.is === 'figure-placed') {
    const blip = keyOf(event.blip);
    const number = [1, 2, 3].find((n) => !situation.ids.has(`${blip}${n}`));
    if (blip !== undefined && number !== undefined) situation.ids.set(`${blip}${number}`, event.piece);
    situation.fates.delete(event.blip);
  } else if (event.is === 'blip-converted') situation.converted.set(keyOf(event.piece) ?? '', event.value);
  else if (event.is === 'blip-drawn') {
    situation.drawn += 1;
    if (event.secret !== undefined) situation.values.set(event.piece, event.secret.value);
    situation.ids.set(`n${situation.drawn}`, event.piece);
  } else if (event.is === 'ambush-drawn' || event.is === 'ambusher-placed') {
    const number = situation.ambushes.size + 1;
    situation.ids.set(`ambush${number}`, event.piece);
    situation.ambushes.set(`n${number}`, event.piece);
  } else if (event.is === 'marker-left') situation.fallen.set(event.piece, event.at);
  else if (event.is === 'piece-killed') situation.fates.set(event.piece, 'dead');
  else if (event.is === 'pieces-lost' && !situation.ids.has(`${keyOf(event.piece)}1`))
    situation.fates.set(event.piece, 'lost');
};
