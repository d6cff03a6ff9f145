import type { ShownEvent } from '../../event/shown-event.ts';
import { dateParts, shortDate, timeRange } from '#time/date-text.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { PrintedDetails } from '#ui/printed-details.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { ChangeNotice } from '../../event/change-notice.tsx';
import { fallbackLang } from '../../event/fallback-lang.ts';
import styles from './event-texts.module.css';

/** Change notice, description and content warnings. */
export function EventTexts({ event }: { event: ShownEvent }) {
  const { change_notices: notices, short_texts: short, long_texts: long } = event;
  const about = short !== '' || long !== '' || event.content_notes !== '';
  return (
    <>
      {notices.length > 0 && <Notices notices={notices} />}
      {about && (
        <section className={`libretto ${styles.part}`} aria-labelledby="about">
          <h2 className="head libretto__margin" id="about">
            {m.event_about()}
          </h2>
          <div className={`libretto__text ${styles.about}`}>
            {short !== '' && (
              <p className={styles.statement} lang={fallbackLang(event, 'short_texts')}>
                {short}
              </p>
            )}
            <RichText html={long} lang={fallbackLang(event, 'long_texts')} className={styles.prose} />
            {event.content_notes !== '' && (
              <PrintedDetails className={styles.notes}>
                <summary>{m.event_content_notes()}</summary>
                <p lang={fallbackLang(event, 'content_notes')}>{event.content_notes}</p>
              </PrintedDetails>
            )}
          </div>
        </section>
      )}
    </>
  );
}

function Notices({ notices }: { notices: ShownEvent['change_notices'] }) {
  const locale = useLocale();
  return (
    <section className={`libretto ${styles.notices}`} aria-labelledby="changes">
      <h2 className={`title libretto__margin`} id="changes">
        {m.event_changes()}
      </h2>
      <ul className="libretto__text">
        {notices.map(({ at, text }) => {
          const parts = dateParts(at, locale);
          const moment = parts && m.event_as_of({ date: shortDate(parts), time: timeRange(at, null, locale) });
          return (
            <li key={`${at}-${text}`}>
              <ChangeNotice>
                {text} {moment && <time dateTime={at}>{moment}</time>}
              </ChangeNotice>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
