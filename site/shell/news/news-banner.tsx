import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import type { BreakingNews } from '#contract/home/home.ts';
import { PlaceTools } from '#modules/rendering/in-place.tsx';
import { m } from '#messages/paraglide/messages.js';
import { Icon } from '#ui/icon.tsx';
import scripted from '#ui/scripted.module.css';
import { SmartLink } from '#ui/smart-link.tsx';
import { hideClosedNews, newsKey, rememberClosed, wasClosed } from './closed-news.ts';
import styles from './news-banner.module.css';

const neverChanges = () => () => {};

/** Milliseconds; a little more than the transition in news-banner.module.css. */
const leavingFor = 300;

/** News banner above the header of every page, until the visitor closes it. */
export function NewsBanner({ news }: { news: BreakingNews | null | undefined }) {
  // Null until the visitor closes it here; then whether the animation is running.
  const [leaves, setLeaves] = useState<boolean | null>(null);
  const key = news ? newsKey(news) : '';
  const closedBefore = useSyncExternalStore(
    neverChanges,
    () => wasClosed(key),
    () => false,
  );
  if (!news) return null;

  function close({ currentTarget }: MouseEvent) {
    const { style } = document.documentElement;
    // The visible height: after scrolling, a part of the banner is above the window.
    style.setProperty('--news', `${currentTarget.closest('section')?.getBoundingClientRect().bottom}px`);
    window.scrollTo(0, 0);
    rememberClosed(key);
    setLeaves(true);
    window.setTimeout(setLeaves, leavingFor, false);
    // The next focusable element: the link home in the header.
    document.querySelector<HTMLElement>('header a[href]')?.focus({ preventScroll: true });
  }

  return (
    <>
      <section
        className={`stage ${styles.banner}`}
        aria-label={m.news_label()}
        data-news={key}
        data-leaves={leaves ?? undefined}
        hidden={closedBefore && !leaves}
        // The inline script has already hidden a closed banner.
        suppressHydrationWarning
      >
        <div className={`wrap ${styles.row}`}>
          <NewsText news={news} />
          <PlaceTools place="news" />
          <button
            type="button"
            className={`${styles.close} ${scripted.scripted}`}
            aria-label={m.news_close()}
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
      </section>
      <script dangerouslySetInnerHTML={{ __html: hideClosedNews }} />
    </>
  );
}

function NewsText({ news: { title, text, link, link_text, lang } }: { news: BreakingNews }) {
  return (
    <p>
      {title !== '' && (
        <strong className={styles.title} lang={lang}>
          {title}
        </strong>
      )}{' '}
      {text !== '' && <span lang={lang}>{text}</span>}{' '}
      {link.url !== '' && (
        <SmartLink href={link.url} className={styles.link}>
          {link_text || m.news_more()}
        </SmartLink>
      )}
    </p>
  );
}
