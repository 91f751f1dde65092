/** A link that holds something: what it is, and what can be done with it. Nothing is kept before somebody says so. */
import type { Mission } from '@sensorium/content';
import { inLanguage } from '@sensorium/content/words';
import { openedAsCopy } from '@sensorium/expedition/drafting';
import { useEffect, useState } from 'preact/compat';
import { Page } from '../../app/Page.tsx';
import { goTo, replaceWith } from '../../app/router.ts';
import { MissionMap } from '../../drawings/MissionMap.tsx';
import { BadLink, type LinkFault } from '../../sharing/packing.ts';
import { Unreadable } from '../../reading/readFile.ts';
import { keepRead } from '../../storage/importFile.ts';
import { putOnShelf, shelf } from '../../storage/missions.ts';
import { keepUnfinished } from '../../storage/unfinished.ts';
import { tellFault, useWords } from '../../words/words.ts';
import { useEditorWords } from '../editor/editorWords.ts';
import { missionTitle } from '../gameNames.ts';
import { LOOKED_AT, keepLookedAt } from '../lookedAt.ts';
import { FROM_FILE, OPENED } from '../newGameChoice.ts';
import { takeFile } from '../takeFile.ts';
import { openLink, type Opened } from './openLink.ts';
import './link.css';

type Found = { readonly opened: Opened } | { readonly refused: string } | null;

type Said = ReturnType<typeof useEditorWords>['link'];

const faultText = (said: Said, fault: LinkFault): string => {
  switch (fault.is) {
    case 'empty':
      return said.empty;
    case 'unknown':
      return said.unknown;
    case 'cut':
      return said.cut(fault.have, fault.all);
    case 'longer':
      return said.longer;
    case 'typo':
      return said.typo;
    case 'too-big':
      return said.tooBig;
    case 'no-board':
      return said.noBoard;
    case 'not-kept':
      return said.notKept;
    case 'no-server':
      return said.noServer;
    case 'too-often':
      return said.tooOften;
    default:
      return fault satisfies never;
  }
};

const useOpened = (link: string): Found => {
  const { link: said } = useEditorWords();
  const { files, games, language } = useWords();
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    const given = new AbortController();
    const open = async (): Promise<void> => {
      try {
        const opened = await openLink(link, { language, given: given.signal });
        if (!given.signal.aborted) setFound({ opened });
      } catch (error) {
        if (given.signal.aborted) return;
        const why =
          error instanceof Unreadable && error.is !== 'broken' ? games.errors[error.is] : tellFault(language, error);
        const refused =
          error instanceof BadLink ? faultText(said, error.fault) : said.refused(why || files.tookTooLong);
        setFound({ refused });
      }
    };
    setFound(null);
    void open();
    return () => given.abort();
  }, [link, said, files, games, language]);
  return found;
};

interface Deed {
  readonly name: string;
  readonly act: () => void | Promise<void>;
}

const useDeeds = () => {
  const { link: said } = useEditorWords();
  const all = shelf.useAll() ?? [];
  const isTaken = (id: string): boolean => all.some(({ draft }) => draft.id === id);
  // Its reader has refused whatever cannot be played.
  const keep = (mission: Mission): Promise<string> => putOnShelf(openedAsCopy(mission, isTaken), true);
  const watch = (save: string, from: number): void => {
    keepLookedAt(save, from);
    goTo('replay', LOOKED_AT);
  };
  return (opened: Opened): readonly Deed[] => {
    switch (opened.kind) {
      case 'mission':
        return [
          {
            name: said.play,
            act: () => {
              keepUnfinished(OPENED, opened.mission);
              goTo('new', FROM_FILE);
            },
          },
          { name: said.edit, act: async () => goTo('editor', await keep(opened.mission)) },
          {
            name: said.keep,
            act: async () => {
              await keep(opened.mission);
              goTo('missions');
            },
          },
        ];
      case 'board':
        return [
          { name: said.play, act: () => goTo('new', opened.name) },
          { name: said.edit, act: async () => goTo('editor', await keep(opened.mission)) },
        ];
      case 'force':
      case 'squads':
        return [
          {
            name: said.keep,
            act: async () => {
              const { screen, id } =
                opened.kind === 'force' ? await takeFile('force', opened.list) : await takeFile('squads', opened.list);
              replaceWith(screen, id);
            },
          },
        ];
      case 'game': {
        const { game, save, from } = opened;
        const deeds: Deed[] = [{ name: said.watch, act: () => watch(save, from) }];
        if (game !== null)
          deeds.push({
            name: said.keep,
            act: async () => {
              await keepRead(game);
              goTo('replays');
            },
          });
        return deeds;
      }
      default:
        return opened satisfies never;
    }
  };
};

const Holding = ({ opened }: { opened: Opened }) => {
  const { link: said } = useEditorWords();
  const words = useWords();
  const deedsFor = useDeeds();
  const mission = 'mission' in opened ? opened.mission : null;
  const titleOf = (): string => {
    if (mission !== null) return inLanguage(mission.words, words.language).title;
    if ('list' in opened) return opened.list.name;
    return opened.kind === 'game' && opened.game !== null
      ? missionTitle(words, { mission: opened.game.facts.mission })
      : words.games.seen;
  };
  return (
    <section className="link-card">
      <p className="label">{said.holds[opened.kind]}</p>
      <h2>{titleOf()}</h2>
      {mission === null ? null : (
        <>
          <div className="link-map">
            <MissionMap mission={mission} />
          </div>
          <p>{inLanguage(mission.words, words.language).briefing}</p>
        </>
      )}
      <p className="link-deeds">
        {deedsFor(opened).map(({ name, act }, index) => (
          <button
            key={name}
            type="button"
            className={index === 0 ? 'button primary' : 'button'}
            onClick={() => void act()}
          >
            {name}
          </button>
        ))}
      </p>
    </section>
  );
};

export default function LinkScreen({ id }: { id: string }) {
  const { link: said } = useEditorWords();
  const found = useOpened(id);
  return (
    <Page title={said.title} className="link">
      {found === null ? <p className="loading">{said.opening}</p> : null}
      {found !== null && 'refused' in found ? (
        <div role="alert">
          <p className="note bad">{found.refused}</p>
          <p className="soft">{said.nothingKept}</p>
        </div>
      ) : null}
      {found !== null && 'opened' in found ? <Holding opened={found.opened} /> : null}
    </Page>
  );
}
