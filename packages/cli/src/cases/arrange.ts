/** From the upper half of a case (board, pieces, dice) to a game at the beginning of an action phase. */
import {
  NO_FACING,
  ScenarioError,
  compileSetup,
  createGame,
  edit,
  pieceOf,
  profileOf,
  push,
  squareAt,
  type Coordinates,
  type Counts,
  type EntryPlan,
  type Facing,
  type Game,
  type GameEvent,
  type LevelPlan,
  type PieceId,
  type PiecePlan,
  type Rules,
  type Scenario,
} from '@sensorium/engine';
import {
  CANNON_FIRED,
  LEVEL,
  PHANTOM,
  PSI,
  PSI_AT_START,
  REAL,
  ARSENAL_RELOADS,
  fillSupplies,
  rulesFor,
  secureArea,
  startClock,
} from '@sensorium/rules';
import {
  ARSENAL_FIELDS,
  firedCounter,
  gearNamed,
  isMarker,
  placeMarker,
  ammunitionOf,
  magazinesOf,
  arsenalCounts,
  isSniper,
} from './arsenalFields.ts';
import { automatonNamed, heavyEnemyNamed, missionNamed } from './automatonFields.ts';
import { CaseError, type CaseDocument } from './caseFile.ts';
import { Field } from './fields.ts';
import { scriptOf, type Script } from './script.ts';

/** A case on the table: the game, who is who, what has happened, which dice are left. */
export interface Situation {
  game: Game;
  /** Piece keys of the case, figures and drawn blips included. */
  readonly ids: Map<string, PieceId>;
  readonly fates: Map<PieceId, string>;
  /** Values of converted blips by their keys. */
  readonly converted: Map<string, number>;
  readonly script: Script;
  drawn: number;
  /** The turn in which an automaton has played, 0 before that. */
  played: number;
  /** The target named by a move-and-fire whose conversions are still being made. */
  aim: Field | null;
  /** Who makes that move, and where it ends unless he falls. */
  mover: { readonly piece: PieceId; readonly to: number } | null;
  /** Where marines have fallen, for cases that name the fallen. */
  readonly fallen: Map<PieceId, number>;
  /** Ambush counters by the names of drawn blips that no blip has. */
  readonly ambushes: Map<string, PieceId>;
}

const TERRAIN: Readonly<Record<string, string>> = {
  '+': 'closed-door',
  '/': 'open-door',
  '=': 'bulkhead',
  '%': 'debris',
  '&': 'crate',
  $: 'cryo-tank',
  '*': 'trap',
  '^': 'ladder',
};

const PIECE_FIELDS = [
  'is',
  'at',
  'faces',
  'gear',
  'ap',
  'active',
  'activated',
  'overwatch',
  'jammed',
  'ammo',
  'spares',
  'fired',
  'psi',
  'level',
  'prone',
  'value',
  'name',
  'squad',
  ...ARSENAL_FIELDS,
];

interface Drawing {
  readonly levels: readonly LevelPlan[];
  readonly features: { at: Coordinates; is: string }[];
  readonly burning: Coordinates[];
  readonly letters: Map<string, Coordinates>;
}

const rowsOf = (field: Field): string[] => field.text().replace(/\n+$/, '').split('\n');

const drawBoard = (top: Field): Drawing => {
  const boards = top.at('levels').isGiven ? top.at('levels').list() : [top.at('board')];
  const sections = top.at('sections');
  const drawing: Drawing = { levels: [], features: [], burning: [], letters: new Map() };
  const levels = boards.map((field, level): LevelPlan => {
    const floor = rowsOf(field);
    floor.forEach((row, y) => {
      row.split('').forEach((character, x) => {
        if ('# .'.includes(character)) return;
        const at: Coordinates = level === 0 ? [x, y] : [x, y, level];
        if (character === '~') drawing.burning.push(at);
        else if (TERRAIN[character] !== undefined) drawing.features.push({ at, is: TERRAIN[character] });
        else if (!/[A-Za-z0-9]/.test(character)) field.fail(`unknown character '${character}' at (${x}, ${y})`);
        else if (drawing.letters.has(character)) field.fail(`piece '${character}' is drawn twice`);
        else drawing.letters.set(character, at);
      });
    });
    const named = sections.isGiven
      ? rowsOf(top.at('levels').isGiven ? sections.at(level) : sections).map((row) => row.replaceAll('.', ' '))
      : floor.map((row) => 'A'.repeat(row.length));
    return { floor, sections: named };
  });
  for (const [key, field] of top.at('features').isGiven ? top.at('features').entries() : [])
    drawing.features.push({ at: Field.coordinatesFromKey(field, key), is: field.text() });
  for (const field of top.at('burning').isGiven ? top.at('burning').list() : [])
    drawing.burning.push(field.coordinates());
  return { ...drawing, levels };
};

/** D13.5: a marker and no terrain. */
const SECURED = 'secured-marker';

/** A closed door in the section of a disposal chute is its outer door (D17.20). */
const chuteDoors = ({ levels, features }: Drawing): Drawing['features'] => {
  const sectionOf = ([x, y, level = 0]: Coordinates): string => `${levels[level]?.sections[y]?.[x]}${level}`;
  const chutes = new Set(features.filter(({ is }) => is === 'disposal-chute').map(({ at }) => sectionOf(at)));
  const isOuter = (at: Coordinates, is: string): boolean => is === 'closed-door' && chutes.has(sectionOf(at));
  const outer = new Set(features.filter(({ at, is }) => isOuter(at, is)).map(({ at }) => at.join()));
  return features
    .filter(({ at, is }) => is !== 'disposal-chute' || !outer.has(at.join()))
    .map(({ at, is }) => ({ at, is: isOuter(at, is) ? 'outer-door' : is }));
};

const planPiece = (rules: Rules, field: Field, at: Coordinates | undefined, area: string | undefined): PiecePlan => {
  field.mapping(PIECE_FIELDS);
  const optional = <Value>(key: string, read: (value: Field) => Value): Record<string, Value> =>
    field.at(key).isGiven ? { [key]: read(field.at(key)) } : {};
  const is = field.at('is').text();
  const isActive = field.at('active').isGiven ? field.at('active').flag() : field.at('ap').isGiven;
  const isActivated = field.at('activated').isGiven && field.at('activated').flag();
  const place = field.at('at').isGiven ? field.at('at').coordinates() : at;
  const isSet = (key: string): boolean => field.at(key).isGiven && field.at(key).flag();
  return {
    is,
    ...optional('name', (value) => value.text()),
    ...optional('squad', (value) => value.text()),
    ...optional('gear', (value) => gearNamed(rules, value)),
    ...(is === 'blip' ? { value: LEAST_VALUE } : {}),
    ...optional('value', (value) => (is === 'ambush-blip' ? ambushValue(value) : counterValue(value))),
    ...optional('faces', (value): Facing => value.facing()),
    ...(isSet('prone') && !isSniper(rules, field) ? { faces: NO_FACING } : {}),
    ...optional('ap', (value) => value.number()),
    ...(place === undefined ? {} : { at: place }),
    ...(area === undefined ? {} : { area }),
    activation: isActive ? 'active' : isActivated ? 'done' : 'ready',
    weapon: isSet('overwatch') ? 'overwatch' : isSet('jammed') ? 'jammed' : 'ready',
    counts: { ...countsOf(rules, field), ...arsenalCounts(rules, field) },
  };
};

/** Of a blip whose value the case leaves open. */
const LEAST_VALUE = 1;

/** Table C-A: counters of 1, 2 or 3. */
const counterValue = (field: Field): number => {
  const value = field.number();
  return value >= LEAST_VALUE && value <= 3 ? value : field.fail('a blip has the value 1, 2 or 3');
};

/** D12: 1 is real, 0 a phantom. */
const ambushValue = (field: Field): number => (field.number() === 1 ? REAL : PHANTOM);

/** Ammunition, spares and points under the names the rules count them by. */
const countsOf = (rules: Rules, field: Field): Counts => {
  const counts: Record<string, number> = {};
  const each = (key: string, keep: (weapon: string, count: Field) => void): void => {
    if (field.at(key).isGiven) for (const [weapon, count] of field.at(key).entries()) keep(weapon, count);
  };
  each('ammo', (weapon, left) => {
    const counter = ammunitionOf(rules, field, weapon);
    counts[counter] = left.number() * magazinesOf(rules, counter);
  });
  each('spares', (weapon, spares) => {
    counts[ARSENAL_RELOADS[weapon]?.spare ?? spares.fail('cannot be reloaded')] = spares.number();
  });
  each('fired', (weapon, shots) => (counts[firedCounter(rules, weapon) ?? CANNON_FIRED] = shots.number()));
  if (field.at('level').isGiven) {
    counts[LEVEL] = field.at('level').number();
    counts[PSI] = PSI_AT_START[counts[LEVEL]] ?? field.at('level').fail('a level is 1 to 4');
  }
  if (field.at('psi').isGiven) counts[PSI] = field.at('psi').number();
  return counts;
};

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
  const options = (top.at('options').isGiven ? top.at('options').mapping() : {}) as Record<string, string | number>;
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

  const scenario: Scenario = {
    id: 'case',
    modules,
    options,
    board: { levels: drawing.levels, entries },
    features: chuteDoors(drawing).filter(({ is }) => is !== SECURED && !isMarker(is)),
    burning: drawing.burning,
    pieces: plans,
    deployment: [],
    startingBlips: 0,
    reinforcements: top.at('reinforcements').isGiven ? top.at('reinforcements').number() : 0,
    novice: false,
    rules: [...(automaton === null ? [] : [missionNamed(top, ids)]), ...heavyEnemyNamed(top)],
  };

  const script = scriptOf(top);
  const situation: Omit<Situation, 'game'> & { game?: Game } = {
    ids,
    fates: new Map(),
    converted: new Map(),
    script,
    drawn: 0,
    played: 0,
    aim: null,
    mover: null,
    fallen: new Map(),
    ambushes: new Map(),
  };
  const phase = firstPhase(top);
  const listen = (event: GameEvent): void => note(situation, event);
  const cp = top.at('cp').isGiven ? top.at('cp').number() : 0;
  if (cp < 0) top.at('cp').fail('expected 0 or more');
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

const rulesOf = (document: CaseDocument, modules: readonly string[], options: Scenario['options']): Rules => {
  try {
    return rulesFor(modules, options);
  } catch (error) {
    throw new CaseError(error instanceof Error ? error.message : String(error), document.line);
  }
};

const hasOverwatch = (game: Game, id: PieceId): boolean =>
  profileOf(game, pieceOf(game, id)).rows.some(({ ranged }) => (ranged?.overwatchRange ?? null) !== null);

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
  const bonus = game.setup.hooks.commandBonus.reduce((sum, commandBonus) => sum + commandBonus(game), 0);
  game.state.cpBonus = Math.min(bonus, cp); // D2.3: the captain's points are among those left
  game.state.cpDrawn = cp - game.state.cpBonus;
  startClock(game);
  plans.forEach((plan, id) => {
    if (plan.weapon === 'overwatch' && !hasOverwatch(game, id))
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
const note = (situation: Omit<Situation, 'game'>, event: GameEvent): void => {
  const keyOf = (id: PieceId): string | undefined => [...situation.ids].find(([, other]) => other === id)?.[0];
  if (event.is === 'figure-placed') {
    const blip = keyOf(event.blip);
    const number = [1, 2, 3].find((n) => !situation.ids.has(`${blip}${n}`));
    if (blip !== undefined && number !== undefined) situation.ids.set(`${blip}${number}`, event.piece);
    situation.fates.delete(event.blip);
  } else if (event.is === 'blip-converted') situation.converted.set(keyOf(event.piece) ?? '', event.value);
  else if (event.is === 'blip-drawn') {
    situation.drawn += 1;
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
