import { TERMS, type TermId } from '@sensorium/content/words';
import { formatRoute } from '../app/router.ts';
import { useWords } from '../words/words.ts';
import { useGlossaries } from './glossary.ts';

/** Every term of the codex by its word, what it means, its rule, and what other languages call it. */
export const GlossaryTable = () => {
  const { rules, language, locale } = useWords();
  const { own, others } = useGlossaries();
  const ids = (Object.keys(TERMS) as TermId[]).sort((a, b) => own[a].word.localeCompare(own[b].word, locale));
  return (
    <article className="codex glossary">
      <h2>{rules.glossary.title}</h2>
      <p className="soft">{rules.glossary.note}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard */}
      <section className="codex-table" aria-label={rules.glossary.title} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{rules.glossary.term}</th>
              <th scope="col">{rules.glossary.meaning}</th>
              <th scope="col">{rules.glossary.rule}</th>
            </tr>
          </thead>
          <tbody>
            {ids.map((id) => (
              <tr key={id} lang={language}>
                <th scope="row">
                  {[own[id].word, ...own[id].also].join(', ')}{' '}
                  {others.map((other) => (
                    <span key={other.language} className="soft" lang={other.language}>
                      {other.glossary[id].word}
                    </span>
                  ))}
                </th>
                <td>{own[id].says}</td>
                <td>
                  <a
                    className="rule-number"
                    href={formatRoute('rules', TERMS[id])}
                    aria-label={rules.linkTo(TERMS[id])}
                  >
                    {TERMS[id]}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </article>
  );
};
