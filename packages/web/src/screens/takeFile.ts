/** Where a file of each kind belongs: it is kept there, and this is the way to it. */
import type { Screen } from '../app/router.ts';
import type { FileKind, ReadGame, Readable } from '../reading/protocol.ts';
import { bringBack } from '../storage/bringBack.ts';
import { keepRead } from '../storage/importFile.ts';
import { keepUnfinished } from '../storage/unfinished.ts';
import { keepNew as keepCampaign } from './campaign/campaignStore.ts';
import { keepList, keepSquads } from './forces/storedForce.ts';
import { LOOKED_AT, keepLookedAt } from './lookedAt.ts';
import { FROM_FILE, OPENED } from './newGameChoice.ts';

export interface Way {
  readonly screen: Screen;
  readonly id: string;
}

type Takers = { readonly [Kind in FileKind]: (found: Readable[Kind]) => Promise<Way> };

const takeGame = async (read: ReadGame): Promise<Way> => {
  await keepRead(read);
  return { screen: 'replays', id: '' };
};

const TAKERS: Takers = {
  mission: (mission) => {
    keepUnfinished(OPENED, mission);
    return Promise.resolve({ screen: 'new', id: FROM_FILE });
  },
  force: async (list) => ({ screen: 'forces', id: await keepList(list, list.name) }),
  squads: async (list) => ({ screen: 'squads', id: await keepSquads(list, list.name) }),
  campaign: async (saved) => ({ screen: 'campaign', id: await keepCampaign(saved) }),
  stand: async (saved) => {
    const { keepStand } = await import('./solo/SoloScreen.tsx');
    return { screen: 'solo', id: await keepStand(saved) };
  },
  game: takeGame,
  backup: async (backup) => {
    await bringBack(backup);
    return { screen: 'settings', id: '' };
  },
  seen: (text) => {
    keepLookedAt(text);
    return Promise.resolve({ screen: 'replay', id: LOOKED_AT });
  },
};

export const takeFile = <Kind extends FileKind>(kind: Kind, found: Readable[Kind]): Promise<Way> => TAKERS[kind](found);
