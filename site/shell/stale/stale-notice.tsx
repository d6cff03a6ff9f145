import { renderToStaticMarkup } from 'react-dom/server';
import { m } from '#messages/paraglide/messages.js';
import type { Locale } from '#text/languages.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { berlinZone } from '#time/berlin-zone.ts';
import { dateFormat } from '#time/date-format.ts';
import styles from './stale-notice.css?url';

/**
 * The notice that a page shows content from before, because the backend cannot answer; empty for current content. Like
 * the preview bar it stands behind the page as HTML and costs no script.
 */
export function staleNotice(asOf: number | null, locale: Locale, now = new Date()): string {
  if (asOf === null) return '';
  return renderToStaticMarkup(
    <>
      <link rel="stylesheet" href={styles} />
      <aside className="stage stale-notice" aria-label={m.stale_label()}>
        <div className="wrap">
          <p>
            <strong>{m.stale_as_of({ when: momentText(new Date(asOf), locale, now) })}</strong> {m.stale_reason()}
          </p>
        </div>
      </aside>
    </>,
  );
}

/** `10:42`; with the day when it is another one. */
function momentText(moment: Date, locale: Locale, now: Date): string {
  const isToday = berlinDay(moment.toISOString()) === berlinDay(now.toISOString());
  const time = { hour: '2-digit', minute: '2-digit', timeZone: berlinZone } as const;
  return dateFormat(locale, isToday ? time : { day: 'numeric', month: 'long', ...time }).format(moment);
}
