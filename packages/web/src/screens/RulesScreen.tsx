import { Suspense, useDeferredValue, useEffect, useState } from 'preact/compat';
import { Page } from '../app/Page.tsx';
import { formatRoute } from '../app/router.ts';
import { ExampleButton } from '../examples/ExampleButton.tsx';
import { GLOSSARY, useGlossaries } from '../rules/glossary.ts';
import { GlossaryTable } from '../rules/GlossaryTable.tsx';
import { chapterOf, CHAPTERS, findSection, idOf, useChapter, useEveryChapter } from '../rules/codex.ts';
import type { Block, Chapter, Section } from '../rules/parseCodex.ts';
import { RuleText } from '../rules/RuleText.tsx';
import { searchRules, wordsOf } from '../rules/search.ts';
import { useWords } from '../words/words.ts';
import './rules.css';

const TableBlock = ({ rows }: { rows: readonly (readonly string[])[] }) => {
  const [head = [], ...body] = rows;
  return (
    // A wide table scrolls by itself; a scrolling region must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="codex-table" aria-label={head.join(', ')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row) => (
            <tr key={row.join('|')}>
              {row.map((cell, column) => (
                <td key={`${head[column]}`}>
                  <RuleText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};

const Rule = ({ id, text, isChosen }: { id: string; text: string; isChosen: boolean }) => {
  const { rules } = useWords();
  return (
    <div className={isChosen ? 'codex-rule chosen' : 'codex-rule'} data-rule={id}>
      <a className="rule-number" href={formatRoute('rules', id)} aria-label={rules.linkTo(id)}>
        {id}
      </a>
      <div>
        <p>
          <RuleText text={text} />
        </p>
        <ExampleButton rule={id} />
      </div>
    </div>
  );
};

const CodexBlock = ({ block, chosen }: { block: Block; chosen: string }) => {
  if (block.is === 'heading') return <h3>{block.text}</h3>;
  if (block.is === 'table') return <TableBlock rows={block.rows} />;
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
  if (block.is === 'drawing') return <pre tabIndex={0}>{block.text}</pre>;
  if (block.id !== undefined) return <Rule id={block.id} text={block.text} isChosen={block.id === chosen} />;
  return (
    <p className="remark">
      <RuleText text={block.text} />
    </p>
  );
};

/** A section without a number goes by the first word of its title, which is no number to show. */
const numberOf = ({ id, title }: Section): string => (title.startsWith(id) ? '' : id);

const SectionText = ({ section, chosen, language }: { section: Section; chosen: string; language: string }) => {
  useEffect(() => {
    const rule = document.querySelector(`[data-rule="${CSS.escape(chosen)}"]`);
    rule?.scrollIntoView({ block: 'center' });
  }, [chosen]);
  return (
    <article lang={language} className="codex">
      <h2>
        <span className="rule-number">{numberOf(section)}</span> {section.title}
      </h2>
      {section.blocks.map((block, index) => (
        <CodexBlock key={idOf(block) ?? `${section.id}-${index}`} block={block} chosen={chosen} />
      ))}
    </article>
  );
};

const Contents = ({ chapter, here }: { chapter: Chapter; here: Section | undefined }) => {
  const { rules } = useWords();
  return (
    <nav aria-label={rules.sections}>
      <ul className="codex-contents" lang={chapter.language}>
        {chapter.sections.map((section) => (
          <li key={section.id}>
            <a href={formatRoute('rules', section.id)} aria-current={section === here ? 'page' : undefined}>
              <span className="rule-number">{numberOf(section)}</span> {section.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Reading = ({ rule }: { rule: string }) => {
  const { rules } = useWords();
  const id = chapterOf(rule.replace(/^Table /, ''));
  const chapter = useChapter(id);
  const section = findSection(chapter, rule === '' ? `${id}${FIRST_SECTION[id]}` : rule);
  return (
    <div className="codex-page">
      <div>
        <Contents chapter={chapter} here={section} />
        {id === 'S' ? (
          <p className="soft">
            <a href={formatRoute('about')}>{rules.soloNotice}</a>
          </p>
        ) : null}
      </div>
      {section === undefined ? (
        <p className="note bad">{rules.noSuchRule(rule)}</p>
      ) : (
        <SectionText section={section} chosen={rule} language={chapter.language} />
      )}
    </div>
  );
};

const Found = ({ query, onLeave }: { query: string; onLeave: () => void }) => {
  const { rules } = useWords();
  const { aliases } = useGlossaries();
  const chapters = useEveryChapter();
  const hits = searchRules(chapters, wordsOf(query, aliases));
  return (
    <section aria-label={rules.search}>
      <output className="soft">{hits.length === 0 ? rules.nothing : rules.found(hits.length)}</output>
      <ul className="codex-found">
        {hits.map(({ rule, section, text, language }) => (
          <li key={rule} lang={language}>
            <a href={formatRoute('rules', rule)} onClick={onLeave}>
              <span className="rule-number">{rule}</span> <span className="label">{section}</span>{' '}
              <span className="excerpt">{text.replaceAll(/[`*]/g, '').slice(0, 200)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

export default function RulesScreen({ id }: { id: string }) {
  const words = useWords();
  const { rules } = words;
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const here = id === GLOSSARY ? GLOSSARY : chapterOf(id.replace(/^Table /, ''));
  return (
    <Page
      title={rules.title}
      className="rules"
      aside={
        <a className="button quiet" href={formatRoute('reference')}>
          {rules.reference}
        </a>
      }
    >
      <div className="codex-tools">
        <label className="search">
          <span className="visually-hidden">{rules.search}</span>
          <input
            type="search"
            value={query}
            placeholder={rules.placeholder}
            onChange={(event) => setQuery(event.currentTarget.value)}
            autoComplete="off"
            spellcheck={false}
          />
        </label>
        <nav aria-label={rules.chapter}>
          <ul className="tabs">
            {CHAPTERS.map((chapter) => (
              <li key={chapter}>
                <a
                  href={formatRoute('rules', `${chapter}${FIRST_SECTION[chapter]}`)}
                  aria-current={chapter === here ? 'true' : undefined}
                  onClick={() => setQuery('')}
                >
                  {rules.chapters[chapter]}
                </a>
              </li>
            ))}
            <li>
              <a
                href={formatRoute('rules', GLOSSARY)}
                aria-current={here === GLOSSARY ? 'true' : undefined}
                onClick={() => setQuery('')}
              >
                {rules.glossary.title}
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <Suspense fallback={<p className="loading">{words.app.loading}…</p>}>
        {asked !== '' ? (
          <Found query={asked} onLeave={() => setQuery('')} />
        ) : here === GLOSSARY ? (
          <GlossaryTable />
        ) : (
          <Reading rule={id} />
        )}
      </Suspense>
    </Page>
  );
}

const FIRST_SECTION = { C: 3, M: 0, S: 3, D: 1, A: 1 } as const;
