/** The frame of every screen but home and the game: a bar with the way home, a title, the content. */
import { useEffect, useState, type ReactNode } from 'preact/compat';
import { useWords } from '../words/words.ts';
import { noticeOnArrival } from './arrival.ts';
import { formatRoute } from './router.ts';

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Stands at the right of the bar. */
  readonly aside?: ReactNode;
  readonly className?: string;
}

export const Page = ({ title, children, aside, className }: PageProps) => {
  const words = useWords();
  useTitle(title);
  const [notice] = useState(noticeOnArrival);
  return (
    <div className={`page ${className ?? ''}`}>
      <header className="page-bar">
        <a className="brand" href={formatRoute('home')} aria-label={`${words.app.name}: ${words.app.home}`}>
          {words.app.name}
        </a>
        <h1>{title}</h1>
        <span className="spacer" />
        {aside}
      </header>
      <main className="page-body" id="content" tabIndex={-1}>
        {notice === '' ? null : <output className="note good arrival">{notice}</output>}
        {children}
      </main>
    </div>
  );
};

export const useTitle = (title: string): void => {
  const { app } = useWords();
  useEffect(() => {
    document.title = title === app.name ? title : `${title} · ${app.name}`;
  }, [title, app.name]);
};
