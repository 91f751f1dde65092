/** What a link holds, read and checked like a file of the same kind. */
import type { Mission } from '@sensorium/content';
import { missionCalled } from '@sensorium/expedition';
import type { Readable } from '../../reading/protocol.ts';
import { readFile } from '../../reading/readFile.ts';
import { unpack, type LinkKind } from '../../sharing/packing.ts';
import { parseLinkedGame } from '../../sharing/replayLink.ts';

export type Opened =
  | { readonly kind: 'mission'; readonly mission: Mission }
  | { readonly kind: 'board'; readonly name: string; readonly mission: Mission }
  | { readonly kind: 'force'; readonly list: Readable['force'] }
  | { readonly kind: 'squads'; readonly list: Readable['squads'] }
  | { readonly kind: 'game'; readonly game: Readable['game'] | null; readonly save: string; readonly from: number };

const SEEN = '"sensorium-seen"';

const read = <Kind extends keyof Readable>(kind: Kind, text: string, given: AbortSignal): Promise<Readable[Kind]> =>
  readFile(kind, new File([text], 'link'), given);

const OPENERS: { readonly [Kind in LinkKind]: (text: string, given: AbortSignal) => Promise<Opened> } = {
  mission: async (text, given) => ({ kind: 'mission', mission: await read('mission', text, given) }),
  board: (name) => {
    const mission = missionCalled(name);
    if (mission === null) return Promise.reject(new Error(name));
    return Promise.resolve({ kind: 'board', name, mission });
  },
  force: async (text, given) => ({ kind: 'force', list: await read('force', text, given) }),
  squads: async (text, given) => ({ kind: 'squads', list: await read('squads', text, given) }),
  game: async (text, given) => {
    const { save, from } = parseLinkedGame(text);
    const isSeen = save.slice(0, 200).includes(SEEN);
    const game = isSeen ? null : await read('game', save, given);
    if (isSeen) await read('seen', save, given);
    return { kind: 'game', game, save, from };
  },
};

/** Throws `BadLink`, or what is wrong with what is in it. */
export const openLink = async (link: string, given: AbortSignal): Promise<Opened> => {
  const { kind, text } = await unpack(link);
  return OPENERS[kind](text, given);
};
