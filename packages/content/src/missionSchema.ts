/** The mission file: what an author writes. Its JSON Schema is docs/mission.schema.json. */
import { MENTIONED, PLACES } from '@sensorium/rules';
import * as v from 'valibot';
import { MOST_LISTED, formed, id, listed, place, text, whole } from './fields.ts';
import { writtenAmong } from './missionRules.ts';

const side = v.picklist(['N', 'E', 'S', 'W']);

/** English is whole; another language may leave out what is then said in English. */
const languages = <All extends v.GenericSchema, Some extends v.GenericSchema>(all: All, some: Some) =>
  v.objectWithRest({ en: all }, some);

const missionTexts = { title: text(60), briefing: text(2000), marines: text(500), aliens: text(500) };
const missionRules = listed(text(500));
/** Advice for each side. */
const hintsOfSide = listed(text(300));
const missionHints = v.strictObject({ marines: hintsOfSide, aliens: hintsOfSide });
const missionWords = languages(
  v.strictObject({
    ...missionTexts,
    rules: v.optional(missionRules, []),
    hints: v.optional(missionHints, { marines: [], aliens: [] }),
  }),
  v.strictObject({
    title: v.exactOptional(missionTexts.title),
    briefing: v.exactOptional(missionTexts.briefing),
    marines: v.exactOptional(missionTexts.marines),
    aliens: v.exactOptional(missionTexts.aliens),
    rules: v.exactOptional(missionRules),
    hints: v.exactOptional(
      v.strictObject({ marines: v.exactOptional(hintsOfSide), aliens: v.exactOptional(hintsOfSide) }),
    ),
  }),
);

const gear = v.pipe(v.array(id), v.minLength(1), v.maxLength(12));
const counted = v.record(id, whole(0, 99));

/** A marine who is not as his unit usually is; the fields of a case's pieces. */
const marine = v.strictObject({
  is: id,
  gear: v.exactOptional(gear),
  name: v.exactOptional(text(40)),
  /** What a squad's captain wears (D15.1). */
  badge: v.exactOptional(text(200)),
  /** Rounds, shots and grenades at the start, and spare magazines and charges, by weapon. */
  ammo: v.exactOptional(counted),
  spares: v.exactOptional(counted),
  /** A librarian's mastery, and his points if they are not those of the table (D3.3). */
  level: v.exactOptional(whole(1, 4)),
  psi: v.exactOptional(whole(0, 40)),
  /** A3.10: whose he is, where two play the marines. */
  player: v.exactOptional(whole(1, 2)),
  /** Where he stands from the start, if nobody deploys him. */
  at: v.exactOptional(place),
  faces: v.exactOptional(side),
  prone: v.exactOptional(v.boolean()),
});
export type MarineFields = v.InferOutput<typeof marine>;

const member = v.union([
  v.pipe(
    id,
    v.transform((is): MarineFields => ({ is })),
  ),
  marine,
]);

const squad = v.strictObject({
  squad: formed(/^[A-Z]$/, 'a capital letter'),
  pieces: v.pipe(v.array(member), v.minLength(1), v.maxLength(12)),
});

const deployment = v.strictObject({
  by: v.picklist(['marines', 'aliens']),
  /** A squad (A) or single pieces of it in roster order (A1, A3). */
  who: v.pipe(
    v.array(formed(/^[A-Z][0-9]*$/, 'a squad (A) or one of it (A3)')),
    v.minLength(1),
    v.maxLength(MOST_LISTED),
  ),
  /** A mark of the floor plan, or every floor square without door and duct. */
  on: formed(/^([0-9A-Za-z]|any)$/, "a mark of the floor plan or 'any'"),
});

/** The aliens of chapter A besides genestealers. */
export const ENEMY_IDS = ['hormagaunt', 'termagant', 'hybrid', 'stalker', 'alpha', 'patriarch'] as const;

const alien = v.variant('is', [
  v.strictObject({ is: v.literal('genestealer'), at: place, faces: side }),
  v.strictObject({ is: v.literal('genestealer-leader'), at: place, faces: side }),
  v.strictObject({ is: v.literal('blip'), at: place, value: whole(1, 3) }),
  /** Table A-12; a scenario may give one of them a weapon (A5.13). */
  ...ENEMY_IDS.map((is) => v.strictObject({ is: v.literal(is), at: place, faces: side, gear: v.exactOptional(gear) })),
  v.strictObject({ is: v.literal('ambush-blip'), at: place, real: v.boolean() }),
]);

/** M6.3: a number of flamer markers is no rule of the game, but what the mission's flamers begin with. */
const flamerMarkers = v.strictObject({ is: v.literal('flamer-markers'), count: whole(1, 99) });

const squaresForAutomaton = v.array(v.union([v.picklist(PLACES), place]));

const level = { floor: text(50_000), sections: text(50_000) };
const MOST_LEVELS = 9;

/** With the rules of every module there is. */
export const missionSchema = () =>
  v.strictObject({
    id,
    order: whole(0, 999),
    difficulty: whole(1, 5),
    origin: v.picklist(['codex', 'own', 'generated']),
    /** M0.8: options (D1.1) that the players may not change. */
    forbids: v.optional(v.array(v.picklist(['shield', 'ambush', 'timer', 'stealerPool'])), []),
    modules: v.optional(listed(text(40)), ['core', 'missions']),
    options: v.optional(v.record(v.string(), v.union([v.string(), v.number()])), {}),
    words: missionWords,
    /** The lowest level, and those above it, lowest first (D8.1). */
    board: v.strictObject({
      ...level,
      above: v.optional(v.pipe(v.array(v.strictObject(level)), v.maxLength(MOST_LEVELS)), []),
    }),
    entries: listed(v.strictObject({ id: text(8), at: place, side })),
    exits: v.optional(listed(v.strictObject({ at: place, side })), []),
    force: v.pipe(v.array(squad), v.minLength(1), v.maxLength(MOST_LISTED)),
    deployment: listed(deployment),
    aliens: v.optional(v.array(alien), []),
    blips: v.strictObject({ start: whole(0, 22), perTurn: whole(0, 22) }),
    objectives: v.pipe(v.array(v.variant('is', writtenAmong('objectives'))), v.minLength(1), v.maxLength(MOST_LISTED)),
    special: v.optional(listed(v.variant('is', [...writtenAmong('special'), flamerMarkers])), []),
    automaton: v.strictObject({
      mentionedMarines: v.picklist(MENTIONED),
      objectiveSquares: squaresForAutomaton,
      alienGoalSquares: squaresForAutomaton,
    }),
  });

export type MissionFile = v.InferOutput<ReturnType<typeof missionSchema>>;
