/** Reinforcements, and who stands on the board from the start. */
import { termsFor } from '@sensorium/content/words';
import { addSpecial, setField } from '@sensorium/expedition/drafting';
import { useWords } from '../../../words/words.ts';
import { useEditorWords } from '../editorWords.ts';
import type { Editor } from '../useEditor.ts';
import { Found } from './Found.tsx';
import { NumberField } from './fields.tsx';

const MOST_BLIPS = 22;

interface Props {
  readonly editor: Editor;
  /** To the special rules, where waves are written. */
  readonly onAims: () => void;
}

export const AliensPanel = ({ editor, onAims }: Props) => {
  const { draft, edit, act } = editor;
  const { fields, tool } = useEditorWords();
  const terms = termsFor(useWords().language);
  const units: Readonly<Record<string, string>> = terms.units;
  const waves = draft.special.find(({ is }) => is === 'waves');
  const showWaves = (): void => {
    if (waves === undefined) edit(addSpecial(draft, 'waves'));
    onAims();
  };
  return (
    <div className="ed-form">
      <fieldset data-path="blips">
        <legend className="label">{terms.units.blip}</legend>
        <div className="ed-pair">
          <NumberField
            label={fields.blipsAtStart}
            path="blips.start"
            value={draft.blips.start}
            most={MOST_BLIPS}
            onTake={(start) => edit(setField('blips', { ...draft.blips, start }, 'start'))}
          />
          <NumberField
            label={fields.blipsPerTurn}
            path="blips.perTurn"
            value={draft.blips.perTurn}
            most={MOST_BLIPS}
            onTake={(perTurn) => edit(setField('blips', { ...draft.blips, perTurn }, 'perTurn'))}
          />
        </div>
        <Found editor={editor} path={['blips']} />
        <p>
          <button type="button" className="button" onClick={showWaves}>
            {fields.turns}
          </button>
        </p>
      </fieldset>
      <fieldset data-path="aliens">
        <legend className="label">{fields.alien}</legend>
        {draft.aliens.length === 0 ? <p className="soft">{fields.noAliens}</p> : null}
        <ul className="ed-cards">
          {draft.aliens.map((alien, index) => (
            <li key={`${alien.is} ${alien.at.join()}`} className="ed-card" data-path={`aliens.${index}`}>
              <div className="ed-card-head">
                <span>
                  {units[alien.is] ?? alien.is}
                  {'value' in alien ? ` ${alien.value}` : ''} {fields.standsAt(alien.at.join(', '))}
                </span>
                <button
                  type="button"
                  className="button quiet"
                  aria-label={fields.remove(`${units[alien.is] ?? alien.is} ${alien.at.join(', ')}`)}
                  onClick={() =>
                    edit(
                      setField(
                        'aliens',
                        draft.aliens.filter((other) => other !== alien),
                      ),
                    )
                  }
                >
                  ×
                </button>
              </div>
              <Found editor={editor} path={['aliens', index]} />
            </li>
          ))}
        </ul>
        <p className="soft">{fields.alienNote}</p>
        <button type="button" className="button" onClick={() => act({ do: 'tool', tool: 'piece' })}>
          {tool.piece[0]}
        </button>
      </fieldset>
      <Found editor={editor} path={['entries']} />
    </div>
  );
};
