/** The mission's words in both languages, its name and how hard it is. */
import { setField, type Draft } from '@sensorium/expedition/drafting';
import { useWords } from '../../../words/words.ts';
import { useEditorWords } from '../editorWords.ts';
import type { Editor } from '../useEditor.ts';
import { Found } from './Found.tsx';
import { NumberField, TextField } from './fields.tsx';

const TEXTS = ['title', 'briefing', 'marines', 'aliens'] as const;
const LONGEST = { title: 60, briefing: 2000, marines: 500, aliens: 500 } as const;
const LANGUAGES = ['en', 'fr'] as const;
type Language = (typeof LANGUAGES)[number];

/** The one the page speaks stands first. */
const ownLanguage = (language: string): Language => (language === 'fr' ? 'fr' : 'en');

const isEmpty = (text: unknown): boolean => text === '' || (Array.isArray(text) && text.length === 0);

const withoutEmpty = (words: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(words).filter(([, text]) => !isEmpty(text)));

type Texts = Readonly<Record<string, unknown>>;

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** A file needs English words: who writes French first has them there too, until somebody translates them. */
const withText = (draft: Draft, language: Language, field: string, text: unknown): Draft['words'] => {
  const { fr, ...others } = draft.words;
  const english = others.en as Texts;
  if (language === 'en') return { ...draft.words, en: { ...english, [field]: text } as Draft['words']['en'] };
  const isUntranslated = isEmpty(english[field]) || isSame(english[field], (fr as Texts | undefined)?.[field]);
  const en = (isUntranslated ? { ...english, [field]: text } : english) as Draft['words']['en'];
  const kept = withoutEmpty({ ...fr, [field]: text });
  return Object.keys(kept).length === 0 ? { ...others, en } : { ...others, en, fr: kept };
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

/** The texts in which both languages say the same: nobody has translated them yet. */
const isUntranslated = ({ words: { en, fr } }: Draft): boolean =>
  fr !== undefined && TEXTS.every((field) => fr[field] === undefined || fr[field] === en[field]);

const InLanguage = ({ editor, language }: { editor: Editor; language: Language }) => {
  const { draft, edit, findings } = editor;
  const own = ownLanguage(useWords().language);
  const isOwn = language === own;
  const hasErrors = (findings ?? []).some(({ path }) => path[0] === 'words' && path[1] === language);
  const { fields } = useEditorWords();
  const said = language === 'en' ? draft.words.en : draft.words[language];
  const hints = { marines: said?.hints?.marines ?? [], aliens: said?.hints?.aliens ?? [] };
  const list = (field: string, lines: unknown): void =>
    edit(setField('words', withText(draft, language, field, lines)));
  const label = (text: string): string => `${text} (${fields.onePerLine})`;
  const at = `words.${language}`;
  const isCopy = !isOwn && (language === 'en' ? isUntranslated(draft) : draft.words.fr === undefined);
  return (
    <details className="ed-language" open={isOwn || hasErrors}>
      <summary className="label">{language === 'en' ? 'English' : 'Français'}</summary>
      {isCopy ? <p className="soft">{fields.sameAs(own)}</p> : null}
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
    </details>
  );
};

export const WordsPanel = ({ editor }: { editor: Editor }) => {
  const { draft, edit } = editor;
  const { fields } = useEditorWords();
  const own = ownLanguage(useWords().language);
  return (
    <div className="ed-form">
      <Found editor={editor} path={['words']} isExact />
      {LANGUAGES.toSorted((a, b) => Number(b === own) - Number(a === own)).map((language) => (
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
