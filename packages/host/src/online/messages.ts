/**
 * What a client and a game server say to each other: JSON over a WebSocket, one message a frame. Every message has its schema here;
 * the server refuses what does not fit, and `docs/protocol.md` is made of it (`npm run protocol`).
 */
import * as v from 'valibot';

/** Of the whole protocol; part of the address (`/api/v1/socket`). A client of another version is told so and nothing else. */
export const PROTOCOL_VERSION = 1;

const described = <Schema extends v.GenericSchema>(schema: Schema, text: string) => v.pipe(schema, v.description(text));

const whole = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
const line = (most: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.minLength(1),
    v.maxLength(most),
    v.regex(/^[^\p{Cc}\p{Cs}]*$/u, 'plain text in one line'),
  );
const token = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'letters, digits, _ and -'));

export const NAME_LENGTH = 40;
export const MESSAGE_LENGTH = 300;
export const personName = line(NAME_LENGTH);

// --- parts -------------------------------------------------------------------------------------------------------------

export const PARTIES = ['marines', 'marines-2', 'aliens'] as const;
const party = described(
  v.picklist(PARTIES),
  'a place at the table; `marines-2` is the second of two marine players (A3.10)',
);
const gameId = described(token, 'the game');
const place = described(token, 'the secret of an invitation link: whoever has it may sit down');

/** A command as lists of offers have it: squares, facings and areas by number. */
export const commandSchema = described(
  v.strictObject({
    do: text(60),
    piece: whole(-1, 0x7fffffff),
    at: whole(-1, 0x7fffffff),
    how: whole(0, 0x7ffff),
    cp: whole(0, 15),
  }),
  'a word, which piece, where, how, and how much of the price is paid in command points; −1 for none. Taken from an offer',
);

export const clockSchema = described(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('none') }),
    v.strictObject({ kind: v.literal('printed'), novice: v.optional(v.boolean()) }),
    v.strictObject({ kind: v.literal('thinking'), minutes: whole(1, 600), increment: whole(0, 600) }),
    v.strictObject({ kind: v.literal('days'), days: whole(1, 30) }),
  ]),
  'none; the printed one (C4), kept by the server; minutes for all decisions of a side together with seconds added for each; or days for each answer',
);
export type OnlineClock = v.InferOutput<typeof clockSchema>;

export const watchSchema = described(
  v.variant('kind', [
    v.strictObject({ kind: v.literal('nobody') }),
    v.strictObject({ kind: v.literal('public') }),
    v.strictObject({ kind: v.literal('later'), turns: whole(1, 20) }),
  ]),
  'nobody; what lies open on the table, live; or everything, so many turns later',
);
export type OnlineWatch = v.InferOutput<typeof watchSchema>;

export const TALKS = ['off', 'phrases', 'free'] as const;
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'one-moment',
  'back',
  'sorry',
  'good-game',
] as const;
export const SIDES_BY = ['marines', 'marines-2', 'aliens', 'lot', 'bids'] as const;

const optionValue = v.union([text(40), v.number()]);

export const termsSchema = described(
  v.strictObject({
    mission: described(text(4000), 'a mission by its name, `generated:SCENARIO:SEED`, or `laid:…`'),
    options: described(
      v.optional(v.record(text(40), optionValue)),
      'rule options that differ from the mission’s own (D1.1)',
    ),
    sides: described(v.picklist(SIDES_BY), 'the place of who invites, by lot, or by secret bids (D16.2)'),
    players: described(v.picklist([2, 3]), 'three: two marine players and an alien player (A3.10)'),
    match: described(v.boolean(), 'two games, the second with the sides swapped'),
    clock: clockSchema,
    watch: watchSchema,
    talk: described(v.picklist(TALKS), 'messages between the players: none, a few phrases, or free text'),
    response: described(
      whole(1, 30),
      'seconds the marine player has for each answer in the alien turn (C7.10) while he is at the table',
    ),
    open: described(v.boolean(), 'shown in the lobby, for anybody to join'),
  }),
  'what the players agree on by sitting down',
);
export type Terms = v.InferOutput<typeof termsSchema>;

/** Standing orders: what the marine player answers in the alien turn (C7.10) without being asked. */
export const ordersSchema = described(
  v.strictObject({
    answer: described(
      v.picklist(['ask', 'pass']),
      '`ask`: he answers himself while he is at the table; away, that is a pass',
    ),
    turn: described(
      v.nullable(whole(1, 100_000)),
      'for that game turn only, and `ask` afterwards; null: until changed',
    ),
    clearJams: described(v.boolean(), 'clear a jam at once while command points last (C13.8)'),
    askIf: described(
      v.pipe(
        v.array(
          v.variant('when', [
            v.strictObject({ when: v.literal('near'), squares: whole(1, 50) }),
            v.strictObject({ when: v.literal('seen'), piece: whole(0, 10_000) }),
            v.strictObject({ when: v.literal('attack') }),
          ]),
        ),
        v.maxLength(20),
      ),
      'with `pass`: ask all the same when the alien that acted is within so many squares of a marine, is seen by that marine, or has attacked',
    ),
  }),
  'kept secret; carried out without a delay that tells anything',
);
export type StandingOrders = v.InferOutput<typeof ordersSchema>;
export const NO_ORDERS: StandingOrders = { answer: 'ask', turn: null, clearJams: false, askIf: [] };

// --- what a client asks ------------------------------------------------------------------------------------------------

const since = described(v.optional(whole(-1, 0x7fffffff)), 'how far he has been told; −1 or nothing: from the start');
const own = described(party, 'one’s own place');
const key = described(
  token,
  'made up by the client, new for each order: the same key again is the same order. An order that is sent again says `at` too: only the last keys are remembered without',
);
const saidAt = described(
  v.optional(whole(-1, 0x7fffffff)),
  'how far he had been told when he gave the order: if the game has gone on since without it, it is `not-now`. For an order that is sent again',
);
const commands = v.pipe(v.array(commandSchema), v.maxLength(200));

/** Each request with what it needs besides `id` and `ask`. */
export const REQUESTS = {
  lobby: described(
    v.strictObject({}),
    'Open invitations and games that may be watched. From then on `lobby` is told when they change.',
  ),
  games: described(
    v.strictObject({}),
    'The games one sits at, those that wait for one first. From then on `games` is told when one of them changes.',
  ),
  invite: described(
    v.strictObject({ terms: termsSchema }),
    'A new game. The answer has the game and the secret of its link.',
  ),
  invitation: described(v.strictObject({ place }), 'What is behind an invitation link.'),
  join: described(
    v.strictObject({ place, party: v.optional(party) }),
    'Sits down at the free place, or at this one of several. Repeating it is harmless.',
  ),
  withdraw: described(v.strictObject({ game: gameId }), 'Takes back an invitation nobody has accepted.'),
  rematch: described(
    v.strictObject({ game: gameId, swapped: v.boolean() }),
    'Offers another game on the same terms, or accepts the offer of the other. The answer has the game when both want it.',
  ),
  bid: described(
    v.strictObject({ game: gameId, points: whole(1, 1000) }),
    'D16.2: a secret bid. Both are shown when both are made.',
  ),
  muster: described(
    v.strictObject({ game: gameId, force: v.unknown() }),
    'D16.4: the force bought for the points of the bid, as `sensorium force` writes it.',
  ),
  open: described(
    v.strictObject({ game: gameId, since }),
    'Sits down at the table of a game: the dossier, all that has happened, and from then on `news`. Who has no place looks on, where that is allowed.',
  ),
  close: described(v.strictObject({ game: gameId }), 'Leaves the table; the place stays one’s own.'),
  look: described(
    v.strictObject({ game: gameId, since }),
    'Everything one may know now, with what has happened since that number.',
  ),
  say: described(
    v.strictObject({
      game: gameId,
      party: own,
      command: commandSchema,
      key,
      at: saidAt,
    }),
    'An order. Answered when it is stored; the `news` it leads to come before the answer.',
  ),
  undo: described(
    v.strictObject({ game: gameId, party: own, key, at: saidAt }),
    'Takes back one’s last order, if no die, no draw, no secret and no word of another stands between (C1.13), and nobody else has been told of it.',
  ),
  orders: described(
    v.strictObject({ game: gameId, party: own, orders: ordersSchema }),
    'Standing orders for the alien turn.',
  ),
  wait: described(
    v.strictObject({ game: gameId, party: own }),
    'In an answer of the alien turn: “wait, I am thinking”. The other is told. As often as the window is open, once each.',
  ),
  claim: described(
    v.strictObject({ game: gameId }),
    'Claims the game where the other’s time is over, or he has been away for too long.',
  ),
  talk: described(
    v.strictObject({ game: gameId, text: line(MESSAGE_LENGTH) }),
    'A message to the other players; with `phrases` the name of one.',
  ),
  walks: described(
    v.strictObject({ game: gameId, party: own, piece: whole(0, 10_000) }),
    'Where a figure can get to, and for how much.',
  ),
  odds: described(v.strictObject({ game: gameId, party: own, commands }), 'The chances of each.'),
  shots: described(
    v.strictObject({ game: gameId, party: own, commands }),
    'What could be shot at after each of these moves.',
  ),
  run: described(
    v.strictObject({ game: gameId, party: own, command: commandSchema }),
    'C12.2: what this shot and the next ones like it are worth together.',
  ),
  why: described(v.strictObject({ game: gameId, party: own, commands }), 'Why each of these cannot be said.'),
  roster: described(v.strictObject({ game: gameId }), 'D15: the roster.'),
  replay: described(v.strictObject({ game: gameId }), 'The whole record of a finished game, with the key of its dice.'),
} as const;

export type RequestName = keyof typeof REQUESTS;
export type RequestFields<Name extends RequestName> = v.InferOutput<(typeof REQUESTS)[Name]>;

export const requestId = described(whole(0, 0x7fffffff), 'chosen by the client; the answer has it as `to`');

/** The envelope: what is asked is checked by the schema of its name. */
export const envelopeSchema = v.looseObject({ id: requestId, ask: v.picklist(Object.keys(REQUESTS) as RequestName[]) });

export type Asked = {
  [Name in RequestName]: { readonly id: number; readonly ask: Name } & RequestFields<Name>;
}[RequestName];
