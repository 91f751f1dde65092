/** What a link holds, read and checked like a file of the same kind. */
import type { Mission } from '@sensorium/content';
import type { Language } from '@sensorium/content/words';
import { missionCalled } from '@sensorium/expedition';
import type { Readable } from '../../reading/protocol.ts';
import { readFile } from '../../reading/readFile.ts';
import { BadLink, unpack, type LinkKind } from '../../sharing/packing.ts';
import { parseLinkedGame } from '../../sharing/replayLink.ts';
import { isShort, lengthen } from '../../sharing/shortLinks.ts';

export type Opened =
  | { readonly kind: 'mission'; readonly mission: Mission }
  | { readonly kind: 'board'; readonly name: string; readonly mission: Mission }
  | { readonly kind: 'force'; readonly list: Readable['force'] }
  | { readonly kind: 'squads'; readonly list: Readable['squads'] }
  | { readonly kind: 'game'; readonly game: Readable['game'] | null; readonly save: string; readonly from: number };

/** In whose language faults are told, and what gives the reading up. */
interface At {
  readonly language: Language;
  readonly given: AbortSignal;
}

const SEEN = '"sensorium-seen"';

const read = <Kind extends keyof Readable>(kind: Kind, text: string, at: At): Promise<Readable[Kind]> =>
  readFile(kind, new File([text], 'link'), at.language, at.given);

const OPENERS: { readonly [Kind in LinkKind]: (text: string, at: At) => Promise<Opened> } = {
  mission: async (text, at) => ({ kind: 'mission', mission: await read('mission', text, at) }),
  board: (name) => {
    const mission = missionCalled(name);
    if (mission === null) return Promise.reject(new BadLink({ is: 'no-board' }));
    return Promise.resolve({ kind: 'board', name, mission });
  },
  force: async (text, at) => ({ kind: 'force', list: await read('force', text, at) }),
  squads: async (text, at) => ({ kind: 'squads', list: await read('squads', text, at) }),
  game: async (text, at) => {
    const { save, from } = parseLinkedGame(text);
    const isSeen = save.slice(0, 200).includes(SEEN);
    const game = isSeen ? null : await read('game', save, at);
    if (isSeen) await read('seen', save, at);
    return { kind: 'game', game, save, from };
  },
};

/** Throws `BadLink`, or what is wrong with what is in it. */
export const openLink = async (link: string, at: At): Promise<Opened> => {
  const { kind, text } = await unpack(isShort(link) ? await lengthen(link) : link);
  return OPENERS[kind](text, at);
};
