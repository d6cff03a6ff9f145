import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { errorMessage } from '../../api/request.ts';
import { Problem } from '../../layout/problem.tsx';
import styles from './desk.module.css';

/** One part of the desk: a heading and lines, each of which leads to where it is dealt with. */
export interface DeskPart {
  name: string;
  title: string;
  /** Empty while it loads, and when there is nothing to do. */
  lines: { key: string | number; line: ReactNode }[];
  /** Where the others are, if there are more than these. */
  more?: { to: string; label: string } | undefined;
  /** How the lines are laid out; default: below each other. */
  layout?: 'events' | 'counts';
  query: Loading;
}

/** The state of a query. */
export interface Loading {
  isPending: boolean;
  error: unknown;
  refetch: () => unknown;
}

/** Number of requests and of notes that the desk names; the others are in their lists. */
export const named = 5;

/** Time after which a part that has not loaded says so. */
const slowAfter = 1500;

/** A part as a section; nothing as long as it has nothing to say. */
export function PartSection({ part: { name, title, lines, more, layout, query } }: { part: DeskPart }) {
  const translate = useTranslate();
  const isSlow = useIsSlow(query.isPending);
  if (lines.length === 0 && !query.error && !isSlow) return null;
  const id = `desk-${name}`;
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {Boolean(query.error) && <Failed query={query} />}
      {isSlow && !query.error && <p className={styles.quiet}>{translate('desk.loading')}</p>}
      {lines.length > 0 && (
        <ul className={styles.lines} data-layout={layout}>
          {lines.map(({ key, line }) => (
            <li key={key}>{line}</li>
          ))}
        </ul>
      )}
      {more && (
        <p className={styles.more}>
          <Link to={more.to}>{more.label}</Link>
        </p>
      )}
    </section>
  );
}

/** The title of a line as a link to a screen of the back office, or to a page of the site. */
export function PlaceLink({ url, children }: { url: string; children: string }) {
  return url.startsWith('/admin/') ? (
    <Link to={url.slice('/admin'.length)} className={styles.title}>
      {children}
    </Link>
  ) : (
    <a href={url} className={styles.title}>
      {children}
    </a>
  );
}

function Failed({ query: { error, refetch } }: { query: Loading }) {
  const translate = useTranslate();
  const message = errorMessage(error);
  const own = useRef<HTMLDivElement>(null);
  // When the part has loaded, the focus goes from the button that disappears to the heading.
  useLayoutEffect(() => {
    const element = own.current;
    return () => {
      if (element?.contains(document.activeElement)) element.closest('section')?.querySelector('h2')?.focus();
    };
  }, []);
  return (
    <div ref={own} className={`cluster ${styles.failed}`}>
      <Problem>{`${translate('desk.failed')} ${translate(message, { _: message })}`}</Problem>
      <Button size="small" variant="outlined" onClick={() => void refetch()}>
        {translate('desk.again')}
      </Button>
    </div>
  );
}

function useIsSlow(isPending: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return isLate && isPending;
}

/** What somebody has written, in two lines. */
export function Words({ text }: { text: string }) {
  return text === '' ? null : <span className={styles.words}>{text}</span>;
}
