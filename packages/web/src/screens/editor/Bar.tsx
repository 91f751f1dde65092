/** Steps back and forth, a game of the drawing at once, and the ways out: link, file, paper. */
import type { Finding } from '@sensorium/content';
import type { Side } from '@sensorium/engine';
import { inLanguage } from '@sensorium/content/words';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/compat';
import { formatRoute, goTo } from '../../app/router.ts';
import { ShareButtons } from '../../sharing/ShareButtons.tsx';
import { beginGame } from '../../storage/begin.ts';
import { missionText, offerMission } from '../../storage/missionFile.ts';
import { useWords } from '../../words/words.ts';
import { defaultOpponent } from '../newGameChoice.ts';
import { PERSON } from '../opponents.ts';
import { useEditorWords } from './editorWords.ts';
import { tellFinding } from './findings.ts';
import { hasErrors, type Editor } from './useEditor.ts';

const tryIt = ({ draft, id }: Editor, side: Side | 'both'): void => {
  const playedBy = (own: Side): string => (side === own || side === 'both' ? PERSON : defaultOpponent(side));
  const sides = { marines: playedBy('marines'), aliens: playedBy('aliens') };
  goTo('play', beginGame({ mission: draft.id, own: draft, draft: id, sides, clock: 'off', match: false }));
};

interface BarProps {
  readonly editor: Editor;
  readonly onShow: (finding: Finding) => void;
}

/** Why nothing came of the press: the first error, and the way to it. */
const Why = ({ findings, onShow }: { findings: Editor['findings'] } & Pick<BarProps, 'onShow'>) => {
  const words = useEditorWords();
  const { check } = words;
  const { language } = useWords();
  const error = findings?.find(({ severity }) => severity === 'error');
  if (error === undefined) return <p>{check.checking}</p>;
  return (
    <p>
      {check.unsound} <strong>{tellFinding(words, language, error)}</strong>{' '}
      <button type="button" className="button" onClick={() => onShow(error)}>
        {check.show}
      </button>
    </p>
  );
};

interface MenuProps {
  readonly name: string;
  readonly title: string | undefined;
  readonly children: ComponentChildren;
}

/** Side by side where there is room; on a narrow screen under one button. */
const Menu = ({ name, title, children }: MenuProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={isOpen ? 'ed-menu is-open' : 'ed-menu'}>
      <button type="button" className="button ed-menu-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {name} <span aria-hidden="true">▾</span>
      </button>
      <fieldset className="ed-group" aria-label={name} title={title}>
        {children}
      </fieldset>
    </div>
  );
};

export const Bar = ({ editor, onShow }: BarProps) => {
  const words = useEditorWords();
  const { language } = useWords();
  const { history, act, findings, draft, id } = editor;
  const isUnsound = hasErrors(findings);
  /** Somebody wanted to play or share what is not sound. */
  const [isRefused, setRefused] = useState(false);
  const refuse = (): void => setRefused(true);
  const [last, next] = [history.past.at(-1), history.future[0]];
  return (
    <>
      <div className="ed-bar">
        <button
          type="button"
          className="button"
          disabled={last === undefined}
          title={last === undefined ? undefined : words.undoOf(words.edits[last.name])}
          onClick={() => act({ do: 'undo' })}
        >
          {words.undo}
        </button>
        <button
          type="button"
          className="button"
          disabled={next === undefined}
          title={next === undefined ? undefined : words.redoOf(words.edits[next.name])}
          onClick={() => act({ do: 'redo' })}
        >
          {words.redo}
        </button>
        <Menu name={words.try.title} title={isUnsound ? words.check.unsound : undefined}>
          {(['marines', 'aliens', 'both'] as const).map((side) => (
            <button
              key={side}
              type="button"
              className={side === 'marines' ? 'button primary' : 'button'}
              aria-disabled={isUnsound}
              onClick={() => (isUnsound ? refuse() : tryIt(editor, side))}
            >
              {side === 'both' ? words.try.both : words.try.as[side]}
            </button>
          ))}
        </Menu>
        <Menu name={words.share.title} title={isUnsound ? words.share.unsound : undefined}>
          <ShareButtons
            what={async () => ({ kind: 'mission', text: await missionText(draft) })}
            title={inLanguage(draft.words, language).title}
            onFile={() => offerMission(draft)}
            {...(isUnsound ? { onRefused: refuse } : {})}
          />
          <button
            type="button"
            className="button"
            aria-disabled={isUnsound}
            onClick={() => (isUnsound ? refuse() : void offerMission(draft))}
          >
            {words.share.file}
          </button>
          <a className="button" href={formatRoute('paper', `shelf:${id}`)}>
            {words.share.print}
          </a>
        </Menu>
      </div>
      <div className="ed-why" role="alert">
        {isRefused && isUnsound ? (
          <Why
            findings={findings}
            onShow={(finding) => {
              setRefused(false);
              onShow(finding);
            }}
          />
        ) : null}
      </div>
    </>
  );
};
