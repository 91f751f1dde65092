/** The mission file: what an author writes. Its JSON Schema is docs/mission.schema.json. */
import type { Coordinates } from '@sensorium/engine';
import { MENTIONED, PLACES, SCENARIO_IDS } from '@sensorium/rules';
import * as v from 'valibot';
import { HEAVY_ENEMIES } from './mission.ts';

const MOST = 200;
/** As many of a kind as a scenario is read with. */
const MOST_LISTED = 100;
const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const text = (most: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(most));
/** `[x, y]`, or `[x, y, level]` on a board of several levels (D8.1). */
const place = v.pipe(
  v.array(whole(0, MOST)),
  v.minLength(2),
  v.maxLength(3),
  v.transform((numbers) => numbers as unknown as Coordinates),
);
/** A text of a form that is told in words. */
const formed = (form: RegExp, words: string) => v.pipe(v.string(), v.regex(form, words));
const side = v.picklist(['N', 'E', 'S', 'W']);
const mark = formed(/^[0-9A-Za-z]$/, 'one digit or letter');
/** A section above the lowest level is `T@1`. */
const section = formed(/^[0-9A-Za-z](@[1-9])?$/, 'a section (T, or T@1 on the level above)');
const sections = v.pipe(v.array(section), v.minLength(1), v.maxLength(MOST_LISTED));
const id = v.pipe(formed(/^[a-z][a-z0-9-]*$/, 'a name of small letters, digits and hyphens'), v.maxLength(40));
const ruleNumber = formed(/^[A-Z][0-9]+(\.[0-9]+)?$/, 'a number of the codex (M1.3)');
const rule = v.exactOptional(ruleNumber);

const listed = <Item extends v.GenericSchema>(item: Item) => v.pipe(v.array(item), v.maxLength(MOST_LISTED));

/** English is whole; another language may leave out what is then said in English. */
const languages = <All extends v.GenericSchema, Some extends v.GenericSchema>(all: All, some: Some) =>
  v.objectWithRest({ en: all }, some);

const missionTexts = { title: text(60), briefing: text(2000), marines: text(500), aliens: text(500) };
const missionRules = listed(text(500));
const missionWords = languages(
  v.strictObject({ ...missionTexts, rules: v.optional(missionRules, []) }),
  v.strictObject({
    title: v.exactOptional(missionTexts.title),
    briefing: v.exactOptional(missionTexts.briefing),
    marines: v.exactOptional(missionTexts.marines),
    aliens: v.exactOptional(missionTexts.aliens),
    rules: v.exactOptional(missionRules),
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

const objective = v.variant('is', [
  v.strictObject({ is: v.literal('burn-targets'), sections, rule, lostBy: rule }),
  v.strictObject({ is: v.literal('kill'), count: whole(1, 999), rule }),
  v.strictObject({ is: v.literal('cover-entries'), rule }),
  v.strictObject({ is: v.literal('escape'), count: whole(1, 99), rule, lostBy: rule }),
  v.strictObject({ is: v.literal('rescue-cat'), rule, lostBy: rule }),
  v.strictObject({ is: v.literal('hold-ducts'), turn: whole(1, 99), rule, lostBy: rule }),
  v.strictObject({ is: v.literal('occupy'), on: mark, count: whole(1, 99), rule }),
  v.strictObject({ is: v.literal('bring-out'), unit: id, rule, lostBy: rule }),
  v.strictObject({ is: v.literal('secure'), count: whole(1, 99), rule }),
  v.strictObject({ is: v.literal('all-dead'), rule }),
  /** D19, D20: a scenario of the mission generator, whole. */
  v.strictObject({
    is: v.literal('scenario'),
    id: v.picklist(SCENARIO_IDS),
    /** D19.11: blips in all. */
    blips: whole(0, 999),
    /** Deployment corridors, each from its far end inward (D19.16). */
    corridors: v.pipe(v.array(v.pipe(v.array(place), v.minLength(1))), v.minLength(1)),
    /** D18.4. */
    controlRoom: v.exactOptional(v.pipe(v.array(place), v.minLength(1))),
    /** D21.14: areas secured from the start, in place of D20.8's choice. */
    secured: v.exactOptional(v.array(text(8))),
    /** D21: the scenario belongs to a campaign: squads chosen, and whether a Raid was lost before. */
    campaign: v.exactOptional(v.strictObject({ squads: whole(1, 40), raidLost: v.boolean() })),
  }),
  v.strictObject({
    is: v.literal('turn-limit'),
    turn: whole(1, 99),
    winner: v.picklist(['marines', 'aliens', 'draw']),
    rule,
  }),
]);

const special = v.variant('is', [
  v.strictObject({ is: v.literal('one-per-section') }),
  v.strictObject({ is: v.literal('no-lurking') }),
  v.strictObject({ is: v.literal('no-flamer'), sections }),
  v.strictObject({ is: v.literal('flamer-markers'), count: whole(1, 99) }),
  v.strictObject({ is: v.literal('ducts') }),
  v.strictObject({ is: v.literal('cat'), start: mark }),
  v.strictObject({ is: v.literal('waves'), turns: v.pipe(v.array(whole(0, 22)), v.minLength(1)) }),
  v.strictObject({ is: v.literal('ambush-allowance'), count: whole(1, 99) }),
  /** A17.5: comes once, out of a blip of three. */
  v.strictObject({ is: v.literal('heavy-enemy'), unit: v.picklist(HEAVY_ENEMIES) }),
  v.strictObject({ is: v.literal('secure-areas'), areas: v.pipe(v.array(text(8)), v.minLength(1)) }),
]);

const squaresForAutomaton = v.array(v.union([v.picklist(PLACES), place]));

const word = formed(/^[a-z-]+$/, 'a name of small letters and hyphens');

/** When a lesson becomes due: at the start, at a turn, or when something has happened. */
const trigger = v.variant('on', [
  v.strictObject({ on: v.literal('start') }),
  v.strictObject({ on: v.literal('turn'), turn: whole(1, 99) }),
  v.strictObject({ on: v.literal('event'), event: word }),
  v.strictObject({ on: v.literal('decision'), decision: word }),
]);

const lesson = v.strictObject({
  id: word,
  trigger,
  words: languages(
    v.strictObject({ title: text(60), text: text(600) }),
    v.strictObject({ title: v.exactOptional(text(60)), text: v.exactOptional(text(600)) }),
  ),
});

const level = { floor: text(50_000), sections: text(50_000) };
const MOST_LEVELS = 9;

export const missionSchema = v.strictObject({
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
  objectives: v.pipe(v.array(objective), v.minLength(1), v.maxLength(MOST_LISTED)),
  special: v.optional(listed(special), []),
  automaton: v.strictObject({
    mentionedMarines: v.picklist(MENTIONED),
    objectiveSquares: squaresForAutomaton,
    alienGoalSquares: squaresForAutomaton,
  }),
  lessons: v.optional(listed(lesson), []),
});

export type MissionFile = v.InferOutput<typeof missionSchema>;
