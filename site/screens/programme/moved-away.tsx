import type { EventSummary } from '#contract/events/event-summary.ts';
import { fullDate } from '#time/date-text.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from './moved-away.module.css';

/** Events that were announced for this day, each with the date at which it takes place now. */
export function MovedAway({ events }: { events: readonly EventSummary[] }) {
  const locale = useLocale();
  if (events.length === 0) return null;
  return (
    <section className="wrap" aria-labelledby="moved-away">
      <h2 className={styles.head} id="moved-away">
        {m.programme_moved_away()}
      </h2>
      <ul className={styles.list}>
        {events.map(({ id, title, start, url, lang }) => (
          <li key={id}>
            <SmartLink href={url} lang={lang}>
              {title}
            </SmartLink>
            <span>{m.programme_moved_to({ date: fullDate(start, locale) })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
