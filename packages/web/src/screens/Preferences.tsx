/** All that a person can prefer, as the settings show it and as the table does. */
import { knownLanguages, languageName, type Language } from '@sensorium/content/words';
import { useState, type ReactNode } from 'preact/compat';
import {
  changeSettings,
  CONTRASTS,
  MOTIONS,
  PACES,
  PALETTES,
  useSettings,
  type Settings,
} from '../settings/settings.ts';
import { useWords } from '../words/words.ts';
import { Keys } from './Keys.tsx';
import './settings.css';

interface RowProps<T extends string> {
  readonly name: keyof Settings;
  readonly title: string;
  readonly options: readonly T[];
  readonly texts: Readonly<Record<T, string>>;
  readonly value: T;
  readonly langs?: Partial<Readonly<Record<T, string>>>;
}

const Row = <T extends string>({ name, title, options, texts, value, langs }: RowProps<T>) => (
  <fieldset className="setting">
    <legend>{title}</legend>
    <div className="segments">
      {options.map((option) => (
        <label key={option} className="segment" lang={langs?.[option]}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => changeSettings({ [name]: option })}
          />
          <span>{texts[option]}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="setting-group">
    <h2 className="label">{title}</h2>
    {children}
  </section>
);

const Sound = () => {
  const { settings: words, percent } = useWords();
  const settings = useSettings();
  const [volume, setVolume] = useState(settings.volume);
  return (
    <Group title={words.sound}>
      <label className="setting toggle">
        <span>{words.soundOn}</span>
        <input
          type="checkbox"
          checked={settings.sound}
          onChange={(event) => changeSettings({ sound: event.currentTarget.checked })}
        />
      </label>
      <label className="setting">
        <span>{words.volume}</span>
        <span className="volume">
          <input
            type="range"
            min="0"
            max="1"
            step="0.05"
            value={volume}
            aria-valuetext={percent(volume)}
            onChange={(event) => {
              setVolume(Number(event.currentTarget.value));
              changeSettings({ volume: Number(event.currentTarget.value) });
            }}
          />
          <output>{percent(volume)}</output>
        </span>
      </label>
    </Group>
  );
};

/** What the colours and the contrast do, on the things they are for. */
const Preview = () => {
  const { settings } = useWords();
  return (
    <figure className="preview">
      <figcaption className="label">{settings.preview}</figcaption>
      <svg viewBox="0 0 320 64" aria-hidden="true">
        <rect x="1" y="1" width="318" height="62" className="preview-deck" />
        <g transform="translate(40 32)">
          <circle r="18" className="preview-marine" />
          <path d="M-9 -10L0 -22L9 -10" className="preview-chevron" />
        </g>
        <g transform="translate(110 32)">
          <path d="M-18 14L0 -20L18 14z" className="preview-alien" />
        </g>
        <g transform="translate(175 32)">
          <circle r="17" className="preview-contact" />
          <circle r="5" className="preview-dot" />
        </g>
        <rect x="216" y="14" width="36" height="36" className="preview-choice" />
        <rect x="270" y="14" width="36" height="36" className="preview-danger" />
      </svg>
    </figure>
  );
};

const byLanguage = (of: (language: Language) => string): Readonly<Record<Language, string>> =>
  Object.fromEntries(knownLanguages().map((language) => [language, of(language)]));

export const Preferences = () => {
  const { settings: words } = useWords();
  const settings = useSettings();
  return (
    <>
      <Group title={words.general}>
        <Row
          name="language"
          title={words.language}
          options={['auto', ...knownLanguages()]}
          texts={{ ...words.languages, ...byLanguage(languageName) }}
          value={settings.language}
          langs={byLanguage(String)}
        />
        <Row name="pace" title={words.pace} options={PACES} texts={words.paces} value={settings.pace} />
      </Group>
      <Sound />
      <Group title={words.look}>
        <Row
          name="contrast"
          title={words.contrast}
          options={CONTRASTS}
          texts={words.contrasts}
          value={settings.contrast}
        />
        <Row name="palette" title={words.palette} options={PALETTES} texts={words.palettes} value={settings.palette} />
        <Row name="motion" title={words.motion} options={MOTIONS} texts={words.motions} value={settings.motion} />
        <Preview />
      </Group>
      <Keys />
    </>
  );
};
