/** Frames no client of ours would send: malformed, huge, too many, out of order, another game's, another place's. */
import { REQUESTS, type RequestName } from '@sensorium/host/online';
import { TestPlayer } from '../src/testing/player.ts';

type Pick = (below: number) => number;

const NAMES = Object.keys(REQUESTS) as RequestName[];
const ODD: readonly unknown[] = [
  null,
  -1,
  1e308,
  0.5,
  '',
  'x',
  '\u0000',
  '../../etc/passwd',
  "'; drop table games; --",
  'x'.repeat(5000),
  [],
  [[]],
  {},
  { toString: 1 },
  true,
  'marines',
  'aliens',
  Number.MAX_SAFE_INTEGER,
];
const FIELDS = [
  'game',
  'party',
  'command',
  'key',
  'terms',
  'place',
  'since',
  'orders',
  'text',
  'commands',
  'piece',
  'points',
  'force',
];

const deep = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

const anyFields = (game: string, pick: Pick): Record<string, unknown> => {
  const fields: Record<string, unknown> = {};
  for (let i = pick(6); i > 0; i--) fields[FIELDS[pick(FIELDS.length)]!] = ODD[pick(ODD.length)];
  if (pick(2) === 0) fields['game'] = game;
  return fields;
};

/** One that changes nothing: what is well-formed is about a game that is not his. */
const hostileFrame = (game: string, pick: Pick): string | Buffer => {
  switch (pick(8)) {
    case 0:
      return Buffer.from(Array.from({ length: pick(200) }, () => pick(256)));
    case 1:
      return '{"id":1,"ask":"say"'.slice(0, pick(19));
    case 2:
      return deep(1 + pick(3000));
    case 3:
      return `{"id":${pick(9)},"ask":"look","__proto__":{"game":"${game}"},"constructor":1}`;
    case 4:
      return JSON.stringify({ id: ODD[pick(ODD.length)], ask: ODD[pick(ODD.length)] });
    case 5:
      return JSON.stringify({
        id: pick(100),
        ask: 'say',
        game,
        party: pick(2) === 0 ? 'marines' : 'aliens',
        command: { do: 'resign', piece: -1, at: -1, how: 0, cp: 0 },
        key: 'k',
      });
    default:
      return JSON.stringify({ id: pick(100), ask: NAMES[pick(NAMES.length)], ...anyFields(game, pick) });
  }
};

/** A connection full of them; how many were answered before it was cut off. */
export const attack = async (
  home: string,
  token: string,
  game: string,
  frames: number,
  pick: Pick,
): Promise<number> => {
  const player = await TestPlayer.connect(home, token);
  for (let i = 0; i < frames; i++) player.raw(hostileFrame(game, pick));
  const isDone = (): boolean => player.wire.length > frames;
  await Promise.race([player.until(isDone), player.closed]);
  player.socket.terminate();
  await player.closed;
  return player.wire.length - 1;
};
