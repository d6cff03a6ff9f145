import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '#text/languages.ts';
import type { Content } from '../../content/content.ts';
import styles from './bottom-notices.css?url';
import type { ReactElement, ReactNode } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { previewPaths } from '#contract/editing/preview-name.ts';
import type { PreviewState } from '#contract/editing/season-preview.ts';
import { berlinZone } from '#time/berlin-zone.ts';
import { dateFormat } from '#time/date-format.ts';
import { berlinDay } from '#time/berlin-day.ts';

interface NoticesProps {
  locale: Locale;
  /** False: visitors do not see the site yet. */
  isOpen: boolean;
  /** True in the editor, which has a bar of its own. */
  isEdited: boolean;
}

/**
 * What a page says of itself at the bottom of the window, as HTML behind the page; empty for most. It is no part of what
 * the browser hydrates, so it stays while one navigates and costs visitors' pages no script.
 */
export async function bottomNotices(content: Content, { locale, isOpen, isEdited }: NoticesProps): Promise<string> {
  const isClosed = !isOpen && !isEdited && !content.isPreview;
  const preview = content.isPreview && (await previewBar(content, locale));
  const closed = isClosed && closedNotice(await content.mayChangeSettings(locale));
  const stale = content.asOf !== null && staleNotice(content.asOf, locale);
  if (!preview && !closed && !stale) return '';
  return renderToStaticMarkup(
    <>
      <link rel="stylesheet" href={styles} />
      <div className="bottom-notices">
        {preview}
        {closed}
        {stale}
      </div>
    </>,
  );
}

/** Says that visitors do not see the site yet; who may open the house gets a link to what is missing. */
function closedNotice(mayOpen: boolean): ReactElement {
  return (
    <Notice label={m.closed_label()}>
      <p>
        <strong>{m.closed_label()}.</strong> {m.closed_about()}
      </p>
      {mayOpen && <a href="/admin">{m.closed_link()}</a>}
    </Notice>
  );
}

/** What of the site is previewed, and a button that ends it; null when the backend knows of no preview. */
async function previewBar(content: Content, locale: Locale): Promise<ReactElement | null> {
  const state = await content.previewState(locale);
  return state === null || state.mode === 'none' ? null : <PreviewBar {...{ state, locale }} />;
}

function PreviewBar({ state, locale }: { state: PreviewState; locale: Locale }) {
  return (
    <Notice label={m.page_preview()}>
      <p>
        <strong>{m.page_preview()}.</strong> {textOf(state, locale)}
      </p>
      <form method="post" action={`/${locale}${previewPaths.end}`}>
        <button type="submit">{m.preview_end()}</button>
      </form>
    </Notice>
  );
}

function textOf({ mode, season, expires_at: until }: PreviewState, locale: Locale): string {
  if (mode === 'editor') return m.preview_of_editors();
  if (mode !== 'season' || until === null) return m.preview_has_ended();
  const format = dateFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: berlinZone });
  return m.preview_of_season({ season, when: format.format(new Date(until)) });
}

/** Says that a page shows content from before, because the backend cannot answer. `asOf` is in milliseconds since 1970. */
function staleNotice(asOf: number, locale: Locale, now = new Date()): ReactElement {
  return (
    <Notice label={m.stale_label()}>
      <p>
        <strong>{m.stale_as_of({ when: momentText(new Date(asOf), locale, now) })}</strong> {m.stale_reason()}
      </p>
    </Notice>
  );
}

/** `10:42`; with the day when it is another one. */
function momentText(moment: Date, locale: Locale, now: Date): string {
  const isToday = berlinDay(moment.toISOString()) === berlinDay(now.toISOString());
  const time = { hour: '2-digit', minute: '2-digit', timeZone: berlinZone } as const;
  return dateFormat(locale, isToday ? time : { day: 'numeric', month: 'long', ...time }).format(moment);
}

interface NoticeProps {
  /** Accessible name. */
  label: string;
  /** A paragraph, and what can be done. */
  children: ReactNode;
}

/** One of the notices at the bottom of the window. */
function Notice({ label, children }: NoticeProps) {
  return (
    <aside className="stage bottom-notice" aria-label={label}>
      <div className="wrap">{children}</div>
    </aside>
  );
}
