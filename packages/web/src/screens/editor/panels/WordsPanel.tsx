/** The mission's words in both languages, its name and how hard it is. */
import { setField, type Draft } from '@sensorium/expedition/drafting';
import { useEditorWords } from '../editorWords.ts';
import type { Editor } from '../useEditor.ts';
import { Found } from './Found.tsx';
import { NumberField, TextField } from './fields.tsx';

const TEXTS = ['title', 'briefing', 'marines', 'aliens'] as const;
const LONGEST = { title: 60, briefing: 2000, marines: 500, aliens: 500 } as const;
const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

const isEmpty = (text: unknown): boolean => text === '' || (Array.isArray(text) && text.length === 0);

const withoutEmpty = (words: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(words).filter(([, text]) => !isEmpty(text)));

const withText = (draft: Draft, language: Language, field: string, text: unknown): Draft['words'] => {
  const changed = { ...draft.words[language], [field]: text };
  if (language === 'en') return { ...draft.words, en: changed as Draft['words']['en'] };
  const { fr: _fr, ...others } = draft.words;
  const kept = withoutEmpty(changed);
  return Object.keys(kept).length === 0 ? others : { ...others, [language]: kept };
};

/** Lines of a list, one a line. */
const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

interface LinesProps {
  readonly label: string;
  readonly value: readonly string[];
  readonly path: string;
  readonly onTake: (lines: readonly string[]) => void;
}

/** Taken when the field is left: an empty line while one types is no line yet. */
const Lines = ({ label, value, path, onTake }: LinesProps) => (
  <label className="field" data-path={path}>
    <span className="label">{label}</span>
    <textarea
      key={value.join('\n')}
      rows={3}
      defaultValue={value.join('\n')}
      onChange={({ currentTarget }) => onTake(linesOf(currentTarget.value))}
    />
  </label>
);

const InLanguage = ({ editor, language }: { editor: Editor; language: Language }) => {
  const { draft, edit } = editor;
  const { fields } = useEditorWords();
  const said = language === 'en' ? draft.words.en : draft.words[language];
  const hints = { marines: said?.hints?.marines ?? [], aliens: said?.hints?.aliens ?? [] };
  const list = (field: string, lines: unknown): void =>
    edit(setField('words', withText(draft, language, field, lines)));
  const label = (text: string): string => `${text} (${fields.onePerLine})`;
  const at = `words.${language}`;
  return (
    <fieldset>
      <legend className="label">{language === 'en' ? 'English' : 'Français'}</legend>
      {TEXTS.map((field) => (
        <label key={field} className="field" data-path={`${at}.${field}`}>
          <span className="label">{fields[field]}</span>
          <textarea
            lang={language}
            rows={field === 'title' ? 1 : 3}
            maxLength={LONGEST[field]}
            value={said?.[field] ?? ''}
            onInput={({ currentTarget: { value } }) =>
              edit(setField('words', withText(draft, language, field, value), `${language} ${field}`))
            }
          />
          <Found editor={editor} path={['words', language, field]} />
        </label>
      ))}
      <Lines
        label={label(fields.specialRules)}
        path={`${at}.rules`}
        value={said?.rules ?? []}
        onTake={(lines) => list('rules', lines)}
      />
      <Found editor={editor} path={['words', language, 'rules']} />
      {(['marines', 'aliens'] as const).map((side) => (
        <Lines
          key={side}
          label={label(side === 'marines' ? fields.hintsMarines : fields.hintsAliens)}
          path={`${at}.hints.${side}`}
          value={hints[side]}
          onTake={(lines) => list('hints', { ...hints, [side]: lines })}
        />
      ))}
    </fieldset>
  );
};

export const WordsPanel = ({ editor }: { editor: Editor }) => {
  const { draft, edit } = editor;
  const { fields } = useEditorWords();
  return (
    <div className="ed-form">
      <Found editor={editor} path={['words']} isExact />
      {LANGUAGES.map((language) => (
        <InLanguage key={language} editor={editor} language={language} />
      ))}
      <TextField
        label={fields.id}
        path="id"
        value={draft.id}
        most={40}
        onTake={(id) => edit(setField('id', id, 'id'))}
      />
      <Found editor={editor} path={['id']} />
      <NumberField
        label={fields.difficulty}
        path="difficulty"
        value={draft.difficulty}
        least={1}
        most={5}
        onTake={(difficulty) => edit(setField('difficulty', difficulty, 'difficulty'))}
      />
    </div>
  );
};
