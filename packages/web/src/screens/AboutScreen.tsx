/** Who wrote what, what was adapted, under which licence. */
import { Page } from '../app/Page.tsx';
import { useWords } from '../words/words.ts';
import './about.css';

const LICENCE = 'https://creativecommons.org/licenses/by-nc/4.0/';

export default function AboutScreen() {
  const { about } = useWords();
  return (
    <Page title={about.title} className="about">
      <p>{about.unofficial}</p>
      <section>
        <h2>{about.whoTitle}</h2>
        <p>{about.who}</p>
        <dl className="about-sources">
          {about.sources.map(({ chapter, what }) => (
            <div key={chapter}>
              <dt>
                <span className="label">{about.chapter}</span> {chapter}
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2>{about.adaptedTitle}</h2>
        <p>{about.adapted}</p>
      </section>
      <section>
        <h2>{about.licencesTitle}</h2>
        <p>{about.code}</p>
        <p>
          {about.solo}{' '}
          <a href={LICENCE} rel="license noreferrer">
            {about.licence}
          </a>
        </p>
      </section>
      <section>
        <h2>{about.artTitle}</h2>
        <p>{about.art}</p>
      </section>
    </Page>
  );
}
