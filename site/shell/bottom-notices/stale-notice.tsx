import type { ReactElement } from 'react';
import { m } from '#messages/paraglide/messages.js';
import type { Locale } from '#text/languages.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { berlinZone } from '#time/berlin-zone.ts';
import { dateFormat } from '#time/date-format.ts';
import { Notice } from './notice.tsx';

/** Says that a page shows content from before, because the backend cannot answer. `asOf` is in milliseconds since 1970. */
export function staleNotice(asOf: number, locale: Locale, now = new Date()): ReactElement {
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
