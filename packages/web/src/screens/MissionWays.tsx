/** Ways from a mission that is looked at: a link to it, a sheet for the real table, a copy to go on with. */
import type { Mission } from '@sensorium/content';
import { inLanguage } from '@sensorium/content/words';
import { formatRoute, goTo } from '../app/router.ts';
import { ShareButtons } from '../sharing/ShareButtons.tsx';
import { missionText, offerMission } from '../storage/missionFile.ts';
import { putOnShelf, shelf } from '../storage/missions.ts';
import { useWords } from '../words/words.ts';
import { useEditorWords } from './editor/editorWords.ts';
import { FROM_FILE } from './newGameChoice.ts';

export const MissionWays = ({ mission, name }: { mission: Mission; name: string }) => {
  const { language } = useWords();
  const { share, link } = useEditorWords();
  const isFile = name === FROM_FILE;
  const edit = async (): Promise<void> => {
    const { openedAsCopy } = await import('@sensorium/expedition/drafting');
    const all = await shelf.all();
    const draft = openedAsCopy(mission, (id) => all.some((record) => record.draft.id === id));
    goTo('editor', await putOnShelf(draft, true));
  };
  return (
    <p className="briefing-ways">
      <ShareButtons
        what={async () =>
          isFile ? { kind: 'mission', text: await missionText(mission) } : { kind: 'board', text: name }
        }
        title={inLanguage(mission.words, language).title}
        onFile={() => offerMission(mission)}
        kind="button quiet"
      />
      {isFile ? null : (
        <a className="button quiet" href={formatRoute('paper', name)}>
          {share.print}
        </a>
      )}
      <button type="button" className="button quiet" onClick={() => void edit()}>
        {link.edit}
      </button>
    </p>
  );
};
