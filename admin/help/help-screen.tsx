import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Loading, useLocaleState, useTranslate } from 'react-admin';
import { Link, NavLink, useLocation, useParams } from 'react-router-dom';
import type { Locale } from '#text/languages.ts';
import { repairEscapes } from '#text/repair-escapes.ts';
import { type Chapter, chapters, isChapter } from '../layout/chapters.ts';
import { PageHead } from '../layout/page-head.tsx';
import { Problem } from '../layout/problem.tsx';
import styles from './help.module.css';

const texts = import.meta.glob<string>('../../docs/editing-guide/{de,en}/*.md', { import: 'default' });
const titles = import.meta.glob<string>('../../docs/editing-guide/{de,en}/*.md', {
  import: 'default',
  query: '?title',
  eager: true,
});

const fileOf = (locale: Locale, chapter: Chapter) => `../../docs/editing-guide/${locale}/${chapter}.md`;

/** The chapter as HTML, made from its Markdown by the build. */
async function loadChapter(locale: Locale, chapter: Chapter): Promise<string> {
  return (await texts[fileOf(locale, chapter)]?.()) ?? '';
}

function titleOf(locale: Locale, chapter: Chapter): string {
  return titles[fileOf(locale, chapter)] ?? chapter;
}

/** A chapter of the guide in the language of the back office, or their list. */
export function HelpScreen() {
  const translate = useTranslate();
  const { chapter = '' } = useParams();
  const [language] = useLocaleState();
  const locale: Locale = language === 'en' ? 'en' : 'de';
  const guide = { label: translate('help.title'), to: '/help' };
  if (chapter === '')
    return (
      <>
        <PageHead title={guide.label} />
        <ChapterList locale={locale} />
      </>
    );
  if (!isChapter(chapter))
    return (
      <>
        <PageHead title={translate('ra.page.not_found')} parent={guide} />
        <ChapterList locale={locale} />
      </>
    );
  return (
    <>
      <PageHead title={titleOf(locale, chapter)} parent={guide} />
      <div className={styles.screen}>
        <ChapterText locale={locale} chapter={chapter} />
        <ChapterList locale={locale} />
      </div>
    </>
  );
}

function ChapterText({ locale, chapter }: { locale: Locale; chapter: Chapter }) {
  const translate = useTranslate();
  const { hash } = useLocation();
  const { data, isError } = useQuery({
    queryKey: ['help', locale, chapter],
    queryFn: () => loadChapter(locale, chapter),
    staleTime: Infinity,
    retry: false,
  });
  useEffect(() => {
    if (data === undefined) return;
    const heading = hash ? document.getElementById(decodeURIComponent(repairEscapes(hash.slice(1)))) : null;
    if (heading) heading.scrollIntoView();
    else window.scrollTo(0, 0);
  }, [data, hash]);
  if (isError) return <NotLoaded />;
  if (data === undefined) return <Loading />;
  const next = chapters[chapters.indexOf(chapter) + 1];
  return (
    <article className={`card ${styles.text}`} lang={locale}>
      <div dangerouslySetInnerHTML={{ __html: data }} />
      {next && <Link to={`/help/${next}`}>{translate('help.next', { title: titleOf(locale, next) })} ›</Link>}
    </article>
  );
}

/** Not every browser asks again for a file that failed, and another version may have other files: the page is loaded anew. */
function NotLoaded() {
  const translate = useTranslate();
  return (
    <div className={`card ${styles.text}`}>
      <Problem>{translate('help.not_loaded')}</Problem>
      <Button onClick={() => window.location.reload()}>{translate('help.again')}</Button>
    </div>
  );
}

function ChapterList({ locale }: { locale: Locale }) {
  const translate = useTranslate();
  return (
    <nav className={`card ${styles.chapters}`} aria-labelledby="help-chapters">
      <h2 id="help-chapters">{translate('help.chapters')}</h2>
      <ol>
        {chapters.map((chapter) => (
          <li key={chapter}>
            <NavLink to={`/help/${chapter}`}>{titleOf(locale, chapter)}</NavLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
