/** The lesson file: what an author writes. Its JSON Schema is docs/lesson.schema.json. */
import * as v from 'valibot';
import { formed, id, listed, place, text, whole } from '../fields.ts';
import { missionSchema } from '../missionSchema.ts';

const said = <Said extends v.GenericSchema>(schema: Said) => v.objectWithRest({ en: schema }, schema);
const word = formed(/^[a-z-]+$/, 'a word of the rules: small letters and hyphens');

/** A marine of the roster (A2), or whoever stands on a square. */
const who = v.union([formed(/^[A-Z][0-9]+$/, 'a marine of the roster (A2)'), place]);

/** Something said, as commands are; what is left out is as the rules have it. */
const order = v.strictObject({
  do: word,
  by: v.exactOptional(who),
  /** A square, a facing (N), an entry area (E1) or a number, as the word wants it. */
  at: v.exactOptional(v.union([place, text(8), whole(0, 99)])),
  how: v.exactOptional(whole(0, 0x7ffff)),
  cp: v.exactOptional(whole(0, 15)),
  /** What chance gives for it, in the order of C1.10; further dice fall as the lesson's seed has them. */
  dice: v.exactOptional(listed(whole(0, 22))),
});

/** What the learner must do: choose a piece, walk to a square by the cheapest way, or say one thing. */
const want = v.union([v.strictObject({ select: who }), v.strictObject({ walk: who, to: place }), order]);

/** The one thing that is lit: a square, a piece, a place of the action bar or the screen, an entry area. */
const light = v.union([
  v.strictObject({ square: place }),
  v.strictObject({ piece: who }),
  v.strictObject({ button: word }),
]);

const step = v.strictObject({
  words: said(text(600)),
  light: v.exactOptional(light),
  /** Left out: it is only read, and nobody acts until then. */
  want: v.exactOptional(want),
  /** What is said instead of the rule's own reason where the learner says this word. */
  wrong: v.optional(listed(v.strictObject({ do: word, words: said(text(400)) })), []),
  /** What is said afterwards, by whoever is asked; what it leaves open is answered as C1.15 says. */
  after: v.optional(listed(order), []),
});

/** When a hint is due: at the start, at a turn, or when something has happened or is asked. */
const trigger = v.variant('on', [
  v.strictObject({ on: v.literal('start') }),
  v.strictObject({ on: v.literal('turn'), turn: whole(1, 99) }),
  v.strictObject({ on: v.literal('event'), event: word }),
  v.strictObject({ on: v.literal('decision'), decision: word }),
]);

const head = () => ({
  id,
  /** Its place in the course. */
  order: whole(1, 99),
  /** What is learned, and the goal that is named before anything else. */
  words: said(v.strictObject({ title: text(60), goal: text(600), done: text(400) })),
  /** Where to read on in the codex. */
  rules: v.optional(listed(formed(/^[A-Z][0-9]+$/, 'a part of the codex (C8)')), []),
});

/** A board of its own, and steps. */
const boardLesson = () => {
  const { modules, options, board, entries, exits, force, aliens, special, objectives } = missionSchema().entries;
  return v.strictObject({
    kind: v.literal('board'),
    ...head(),
    side: v.optional(v.picklist(['marines', 'aliens']), 'marines'),
    seed: v.optional(whole(1, 0xffff), 1),
    /** C4: whether time is shown; in a lesson it never runs out. */
    isTimed: v.optional(v.boolean(), false),
    modules,
    options,
    board,
    entries: v.optional(entries, []),
    exits,
    force,
    aliens,
    objectives: v.optional(objectives, [{ is: 'all-dead' }]),
    special,
    /** C18.2: blips drawn a turn. */
    blips: v.optional(whole(0, 22), 0),
    /** What chance gives before the first decision. */
    dice: v.optional(listed(whole(0, 22)), []),
    steps: v.pipe(v.array(step), v.minLength(1), v.maxLength(20)),
  });
};

/** A whole mission, with hints. */
const missionLesson = () =>
  v.strictObject({
    kind: v.literal('mission'),
    ...head(),
    mission: id,
    opponent: id,
    seed: whole(1, 0xffff),
    hints: v.pipe(
      v.array(v.strictObject({ id: word, trigger, light: v.exactOptional(light), words: said(text(600)) })),
      v.minLength(1),
      v.maxLength(30),
    ),
  });

export const lessonSchema = () => v.variant('kind', [boardLesson(), missionLesson()]);

export type LessonFile = v.InferOutput<ReturnType<typeof lessonSchema>>;
