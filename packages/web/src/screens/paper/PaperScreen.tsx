/** A mission on paper, for the real table: map, sections of the box, forces, objectives, rules, in either language. */
import { BOX, FEATURES, isDoor, levelsOf, squaresWhere, type Mission } from '@sensorium/content';
import {
  knownLanguages,
  languageName,
  loadWords,
  termsFor,
  wordsOf,
  inLanguage,
  type Language,
} from '@sensorium/content/words';
import { inventoryOf } from '@sensorium/expedition/drafting';
import { useEffect, useState } from 'preact/compat';
import { Page } from '../../app/Page.tsx';
import { shelf } from '../../storage/missions.ts';
import { useWords } from '../../words/words.ts';
import { useEditorWords } from '../editor/editorWords.ts';
import { missionNamed } from '../gameNames.ts';
import { PaperMap } from './PaperMap.tsx';
import './paper.css';

const ON_SHELF = 'shelf:';

interface Printed {
  readonly mission: Mission;
  /** It cannot be played yet, and the sheet says so. */
  readonly isDraft: boolean;
}

const find = async (id: string): Promise<Printed | null> => {
  if (!id.startsWith(ON_SHELF)) {
    const mission = missionNamed(id);
    return mission === undefined ? null : { mission, isDraft: false };
  }
  const record = await shelf.get(id.slice(ON_SHELF.length));
  return record === undefined ? null : { mission: record.draft, isDraft: !record.isSound };
};

const usePrinted = (id: string): Printed | null | 'missing' => {
  const [printed, setPrinted] = useState<Printed | null | 'missing'>(null);
  useEffect(() => {
    let isGone = false;
    const load = async (): Promise<void> => {
      const found = await find(id);
      if (!isGone) setPrinted(found ?? 'missing');
    };
    void load();
    return () => {
      isGone = true;
    };
  }, [id]);
  return printed;
};

/** Another language than the page's is fetched first; until then the page's is shown. */
const usePaperLanguage = (): readonly [Language, (language: Language) => void] => {
  const { language } = useWords();
  const [shown, setShown] = useState(language);
  const choose = async (next: Language): Promise<void> => {
    await loadWords(next, ['rules', 'editor', 'page']);
    setShown(next);
  };
  return [shown, (next) => void choose(next)];
};

interface SheetProps {
  readonly mission: Mission;
  readonly language: Language;
}

const Maps = ({ mission, language }: SheetProps) => {
  const { paper } = wordsOf(language, 'editor');
  const levels = levelsOf(mission);
  return levels
    .map((drawing, level) => ({ drawing, level }))
    .filter(({ drawing }) => drawing.floor.some((row) => /[^# ]/.test(row)))
    .map(({ drawing, level }) => (
      <figure key={level} className="paper-level">
        {levels.length === 1 ? null : <figcaption>{paper.level(level + 1)}</figcaption>}
        <PaperMap
          mission={mission}
          drawing={drawing}
          level={level}
          label={levels.length === 1 ? paper.map : paper.level(level + 1)}
        />
      </figure>
    ));
};

/** What the signs of this map mean. */
const Signs = ({ mission, language }: SheetProps) => {
  const { paper } = wordsOf(language, 'editor');
  const terrain: Readonly<Record<string, string>> = termsFor(language).terrain;
  const used = new Set(
    squaresWhere(mission, () => true).map(([x, y, level = 0]) => levelsOf(mission)[level]!.floor[y]![x]!),
  );
  const features = [...used].filter((sign) => FEATURES[sign] !== undefined && !isDoor(sign));
  const hasDoors = [...used].some(isDoor);
  const marks = [...new Set(mission.deployment.map(({ on }) => on))].filter((on) => on !== 'any');
  const rows: readonly (readonly [string, string])[] = [
    ...(hasDoors ? ([['▮', paper.signs.door]] as const) : []),
    ...(marks.length === 0 ? [] : ([[marks.join(' '), paper.signs.start]] as const)),
    ['▷', paper.signs.entry],
    ...(mission.exits.length === 0 ? [] : ([['▶', paper.signs.exit]] as const)),
    ...features.map((sign) => [sign, terrain[FEATURES[sign]!] ?? sign] as const),
  ];
  return (
    <ul className="paper-signs">
      {rows.map(([sign, meaning]) => (
        <li key={sign}>
          <b>{sign}</b> {meaning}
        </li>
      ))}
    </ul>
  );
};

const Sections = ({ mission, language }: SheetProps) => {
  const { paper, shapes } = wordsOf(language, 'editor');
  const names: Readonly<Record<string, string>> = shapes;
  const { stock, others } = inventoryOf(mission);
  return (
    <section>
      <h2>{paper.sections}</h2>
      <ul className="paper-columns">
        {BOX.map(({ id }, index) => ({ id, used: stock[index]!.used }))
          .filter(({ used }) => used > 0)
          .map(({ id, used }) => (
            <li key={id}>
              {used} × {names[id] ?? id}
            </li>
          ))}
        {others === 0 ? null : <li>{paper.sectionsNote(others)}</li>}
      </ul>
    </section>
  );
};

const Forces = ({ mission, language }: SheetProps) => {
  const { paper, fields } = wordsOf(language, 'editor');
  const terms = termsFor(language);
  const units: Readonly<Record<string, string>> = terms.units;
  const gear: Readonly<Record<string, string>> = terms.gear;
  const { start, perTurn } = mission.blips;
  return (
    <div className="paper-forces">
      <section>
        <h2>{paper.marines}</h2>
        {mission.force.map(({ squad, pieces }) => (
          <div key={squad}>
            <h3>{fields.squad(squad)}</h3>
            <ol>
              {pieces.map((member, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a marine is his place in the squad
                <li key={place}>
                  <b>
                    {squad}
                    {place + 1}
                  </b>{' '}
                  {[member.name, units[member.is] ?? member.is].filter(Boolean).join(', ')}
                  {member.gear === undefined ? '' : ` – ${member.gear.map((item) => gear[item] ?? item).join(', ')}`}
                  {member.at === undefined ? '' : ` (${paper.standsAt(member.at.join(', '))})`}
                </li>
              ))}
            </ol>
          </div>
        ))}
        <ul>
          {mission.deployment.map(({ by, who, on }) => (
            <li key={`${by} ${who.join()} ${on}`}>
              {paper.deploy(by, who.join(', '), on === 'any' ? paper.anywhere : paper.mark(on))}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2>{paper.aliens}</h2>
        <p>{paper.blips(start, perTurn)}</p>
        <ul>
          {mission.aliens.map((alien) => (
            <li key={alien.at.join()}>
              {units[alien.is] ?? alien.is}
              {'value' in alien ? ` ${alien.value}` : ''} {paper.standsAt(alien.at.join(', '))}
              {'faces' in alien ? `, ${paper.faces(alien.faces)}` : ''}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
};

/** What a rule of the list says, with its data. */
const ruleText = (language: Language, rule: Mission['objectives' | 'special'][number]): string => {
  const names: Readonly<Record<string, string>> = termsFor(language).missionRules;
  const { fields, paper } = wordsOf(language, 'editor');
  const { is, ...data } = rule as { readonly is: string } & Readonly<Record<string, unknown>>;
  const shown = Object.entries(data)
    .filter(([key]) => !['rule', 'lostBy', 'corridors', 'controlRoom', 'id', 'campaign'].includes(key))
    .map(([, value]) => (Array.isArray(value) ? value.join(', ') : String(value)));
  const cited = [data['rule'], data['lostBy']].filter((number) => typeof number === 'string');
  const name = is === 'flamer-markers' ? fields.flamerMarkers : (names[is] ?? is);
  const told = shown.length === 0 ? name : paper.labelled(name, shown.join('; '));
  return cited.length === 0 ? told : `${told} (${cited.join(', ')})`;
};

/** A rule option as the page calls it; what is off needs no line. */
const optionText = (language: Language, id: string, value: string | number): string[] => {
  if (value === 'off') return [];
  const allowed: Readonly<Record<string, string>> = wordsOf(language, 'editor').fields.allowed;
  const known: Readonly<Record<string, { title: string; values: Readonly<Record<string, string>> }>> = wordsOf(
    language,
    'page',
  ).newGame.ruleOptions;
  if (allowed[id] !== undefined) return [allowed[id]];
  const named = known[id];
  return named === undefined
    ? []
    : [wordsOf(language, 'editor').paper.labelled(named.title, String(named.values[String(value)] ?? value))];
};

const Rules = ({ mission, language }: SheetProps) => {
  const { paper } = wordsOf(language, 'editor');
  const said = inLanguage(mission.words, language);
  const options = Object.entries(mission.options).flatMap(([id, value]) => optionText(language, id, value));
  return (
    <>
      <section>
        <h2>{paper.objectives}</h2>
        <p>{paper.labelled(paper.marines, said.marines)}</p>
        <p>{paper.labelled(paper.aliens, said.aliens)}</p>
        <ul>
          {mission.objectives.map((rule) => (
            <li key={JSON.stringify(rule)}>{ruleText(language, rule)}</li>
          ))}
        </ul>
      </section>
      {said.rules.length + mission.special.length + options.length === 0 ? null : (
        <section>
          <h2>{paper.rules}</h2>
          <ul>
            {said.rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
          {mission.special.length + options.length === 0 ? null : (
            <p>
              {paper.labelled(
                paper.inForce,
                [...mission.special.map((rule) => ruleText(language, rule)), ...options].join(' · '),
              )}
            </p>
          )}
        </section>
      )}
    </>
  );
};

const TURNS = 20;
const KILLS = 40;

const Tracks = ({ language }: Pick<SheetProps, 'language'>) => {
  const { paper } = wordsOf(language, 'editor');
  const boxes = (count: number) =>
    Array.from({ length: count }, (_, index) => (
      <span key={index} className="paper-box">
        {index + 1}
      </span>
    ));
  return (
    <section className="paper-tracks">
      <p>
        <b>{paper.tracks}</b> {boxes(TURNS)}
      </p>
      <p>
        <b>{paper.kills}</b> {boxes(KILLS)}
      </p>
    </section>
  );
};

const Sheet = ({ mission, isDraft, language }: SheetProps & Printed) => {
  const { paper } = wordsOf(language, 'editor');
  const said = inLanguage(mission.words, language);
  return (
    <article className="paper-sheet" lang={language}>
      <header>
        <h1>{said.title}</h1>
        {isDraft ? <p className="paper-draft">{paper.draft}</p> : null}
        <p className="paper-briefing">{said.briefing}</p>
      </header>
      <Maps mission={mission} language={language} />
      <Signs mission={mission} language={language} />
      <Rules mission={mission} language={language} />
      <Forces mission={mission} language={language} />
      <Sections mission={mission} language={language} />
      <Tracks language={language} />
      <footer>{paper.made}</footer>
    </article>
  );
};

export default function PaperScreen({ id }: { id: string }) {
  const words = useEditorWords();
  const printed = usePrinted(id);
  const [language, choose] = usePaperLanguage();
  return (
    <Page title={words.paper.title} className="paper">
      {printed === 'missing' ? <p className="note bad">{words.missing}</p> : null}
      {printed === null || printed === 'missing' ? null : (
        <>
          <div className="paper-ways no-print">
            <button type="button" className="button primary" onClick={() => print()}>
              {words.paper.print}
            </button>
            <label className="field">
              <span className="label">{words.paper.language}</span>
              <select value={language} onChange={({ currentTarget }) => choose(currentTarget.value)}>
                {knownLanguages().map((other) => (
                  <option key={other} value={other}>
                    {languageName(other)}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <Sheet {...printed} language={language} />
        </>
      )}
    </Page>
  );
}
