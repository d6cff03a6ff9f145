import { isCancelled, isClosed } from '#modules/events/event-flags.tsx';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { dayParts, timeRange } from '#time/date-text.ts';
import type { Month } from '../../content/calls/area-calls.ts';
import { MonthHead } from '../../event-list/month-head.tsx';
import type { LoadedProgramme } from './load.server.ts';
import { NoEvents } from './no-events.tsx';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { SmartLink } from '#ui/smart-link.tsx';
import { monthName } from '../../event-list/day-labels.ts';
import { weeksOf } from '../../shell/calendar-panel/weeks-of.ts';
import hue from '#modules/events/category-hue.module.css';
import styles from './month-body.module.css';

type MonthDay = Month['days'][number];

interface MonthBodyProps extends Pick<LoadedProgramme, 'query' | 'today' | 'instead'> {
  month: Month;
  /** Address of the programme with changed query values. */
  at: (changes: Record<string, string | null>) => string;
  /** Address of this month without filters. */
  resetHref: string;
}

/** A month of the programme with links to the ones beside it. */
export function MonthBody({ query, month, today, instead, at, resetHref }: MonthBodyProps) {
  const link = (other: string | null) => other && { month: other, href: at({ month: other }) };
  return (
    <section aria-labelledby={`head-${month.month}`}>
      <MonthHead month={month.month} before={link(month.previous) || null} after={link(month.next) || null} stays />
      <div className="wrap">
        <MonthTable month={month} today={today} dayHref={(date) => at({ date, month: null, view: null })} />
      </div>
      {month.days.every(({ count }) => count === 0) && (
        <NoEvents
          day=""
          today={today}
          behindEnd={false}
          narrowed={[query.category, query.venue, query.access, query.availability, query.series].some(
            (value) => value !== '',
          )}
          instead={instead}
          href={resetHref}
        />
      )}
    </section>
  );
}

interface MonthTableProps {
  month: Month;
  today: string;
  /** Address of the list with only this day. */
  dayHref: (day: string) => string;
}

// A week that begins on Monday, for the names of weekdays.
const namedWeek = ['2024-01-01', '2024-01-02', '2024-01-03', '2024-01-04', '2024-01-05', '2024-01-06', '2024-01-07'];

/** A month as a table of weeks; on small screens a list of the days with events. */
function MonthTable({ month, today, dayHref }: MonthTableProps) {
  const locale = useLocale();
  const days = new Map(month.days.map((day) => [day.date, day]));
  return (
    <table className={styles.table}>
      <caption className="unseen">{monthName(month.month, locale)}</caption>
      <thead>
        <tr>
          {namedWeek.map((day) => (
            <th key={day} scope="col">
              {dayParts(day, locale)?.weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month.month).map((week) => (
          <tr key={week.find((day) => day !== '')}>
            {week.map((date, index) => (
              <td
                key={namedWeek[index]}
                className={join(date === today && styles.today, !days.get(date)?.events.length && styles.idle)}
              >
                {date !== '' && <DayCell date={date} day={days.get(date)} isToday={date === today} dayHref={dayHref} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayCellProps {
  date: string;
  day: MonthDay | undefined;
  isToday: boolean;
  dayHref: (day: string) => string;
}

function DayCell({ date, day, isToday, dayHref }: DayCellProps) {
  const locale = useLocale();
  const parts = dayParts(date, locale);
  if (!parts) return null;
  const number = (
    <time dateTime={date}>
      <span className={styles.word}>
        {isToday ? `${m.programme_today()}, ` : ''}
        {parts.weekday}
        {locale === 'de' ? ', ' : ' '}
      </span>
      {parts.day}
      <span className={styles.word}> {parts.month}</span>
    </time>
  );
  if (!day || day.events.length === 0) return <p className={styles.quiet}>{number}</p>;
  const more = day.count - day.events.length;
  return (
    <div className={styles.day}>
      <p className={styles.number}>
        <a href={dayHref(date)}>{number}</a>
      </p>
      <ul>
        {day.events.map((event) => (
          <li key={event.id}>
            <MonthEntry event={event} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p>
          <a className={styles.more} href={dayHref(date)}>
            {m.programme_more_of_day({ count: more })}
          </a>
        </p>
      )}
    </div>
  );
}

function MonthEntry({ event }: { event: EventSummary }) {
  const locale = useLocale();
  const state = isCancelled(event)
    ? m.module_cancelled()
    : isClosed(event)
      ? event.flags.includes('private-event')
        ? m.module_private()
        : m.module_sold_out()
      : event.availability === 'few'
        ? m.module_few()
        : '';
  return (
    <article className={`${hue.hue} ${styles.entry}`} data-category={event.category?.slug} data-peek="">
      <p className={styles.time}>
        <time dateTime={event.start}>{timeRange(event.start, null, locale)}</time>
      </p>
      <h3 className={isCancelled(event) ? styles.off : undefined}>
        <SmartLink href={event.url} lang={event.lang}>
          {event.title}
        </SmartLink>
      </h3>
      {state && <p className={styles.state}>{state}</p>}
    </article>
  );
}

function join(...names: (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}
