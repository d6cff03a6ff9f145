import type { SearchResult } from '#contract/search/search.ts';
import { dateParts, fullDate, shortDate, timeRange } from '#time/date-text.ts';
import { useLocale } from '#ui/locale.ts';
import { Picture } from '#ui/pictures/picture.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { kindName } from '../../shell/search-panel/kind-name.ts';
import styles from './result-row.module.css';

/** A search result: its kind in the margin; title, the next dates of a production, and matching passage beside it. */
export function ResultRow({ result, index }: { result: SearchResult; index?: number }) {
  const locale = useLocale();
  const { kind, title, excerpt, hint, date, picture, url, dates = [], lang } = result;
  return (
    <li className={`libretto ${styles.row}`} data-entry={index} tabIndex={index === undefined ? undefined : -1}>
      <p className={`libretto__margin ${styles.kind}`}>
        {kindName(kind)}
        {hint !== '' && <span>{hint}</span>}
      </p>
      <div className={`libretto__text ${styles.main}`}>
        <div>
          <h3 className={styles.title} lang={lang}>
            <SmartLink href={url}>
              <Pieces of={title} />
            </SmartLink>
          </h3>
          {date !== null && (kind === 'event' || kind === 'production') && (
            <p className="note soft">
              <time dateTime={date}>{fullDate(date, locale)}</time>
            </p>
          )}
        </div>
        {(dates.length > 0 || excerpt.length > 0) && (
          <div className={styles.rest}>
            {dates.length > 0 && <Dates dates={dates} title={title.map(({ text }) => text).join('')} />}
            {excerpt.length > 0 && (
              <p className={styles.excerpt} lang={lang}>
                <Pieces of={excerpt} />
              </p>
            )}
          </div>
        )}
        {picture && (
          <div className={styles.picture} aria-hidden="true">
            <Picture picture={picture} alt="" sizes="12rem" />
          </div>
        )}
      </div>
    </li>
  );
}

/** A line for each date: day, time and venue. */
function Dates({ dates, title }: { dates: NonNullable<SearchResult['dates']>; title: string }) {
  const locale = useLocale();
  return (
    <ul className={styles.dates}>
      {dates.map(({ id, start, venue, url }) => {
        const parts = dateParts(start, locale);
        return (
          <li key={id}>
            <SmartLink href={url}>
              <span className="unseen">{title}, </span>
              <time dateTime={start}>
                {parts && (
                  <>
                    <span>{parts.weekday}</span> <span>{shortDate(parts)}</span>{' '}
                  </>
                )}
                <span>{timeRange(start, null, locale)}</span>
              </time>
            </SmartLink>
            {venue !== '' && <span className={styles.venue}>{venue}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** A text with the matches marked. */
function Pieces({ of }: { of: SearchResult['title'] }) {
  // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no ids and never change their order
  return of.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>));
}
