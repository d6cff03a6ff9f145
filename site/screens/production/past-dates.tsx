import type { ShownDate } from '../../event/shown-event.ts';
import { dateParts, longDate } from '#time/date-text.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { SmartLink } from '#ui/smart-link.tsx';
import styles from './production-view.module.css';

/** Past dates, latest first. */
export function PastDates({ events }: { events: ShownDate[] }) {
  const locale = useLocale();
  return (
    <section className={styles.act} aria-labelledby="h-vergangen">
      <div className="wrap libretto">
        <div className="libretto__margin">
          <h2 className={`head ${styles.side}`} id="h-vergangen">
            {m.production_past()}
          </h2>
        </div>
        <ul className={`libretto__text ${styles.past}`}>
          {events.map(({ id, start, url, venue }) => {
            const parts = dateParts(start, locale);
            return (
              <li key={id}>
                <SmartLink href={url}>{parts ? longDate(parts, locale) : start}</SmartLink>
                {venue !== '' && <span className="note soft">{venue}</span>}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
