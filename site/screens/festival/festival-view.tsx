import type { Festival } from '#contract/programme/festivals.ts';
import type { Locale } from '#text/languages.ts';
import { dateParts, plainDate, shortDate } from '#time/date-text.ts';
import { useLocale } from '#ui/locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { Enlarge } from '#ui/pictures/enlarge.tsx';
import { PictureCaption } from '#ui/pictures/picture-caption.tsx';
import { Picture } from '#ui/pictures/picture.tsx';
import { RichText } from '#ui/rich-text.tsx';
import { Timetable } from '../../event-list/timetable.tsx';
import { MoreLink } from '../../listing/more-link.tsx';
import { usePagedList } from '../../listing/use-paged-list.ts';
import { Crumbs } from '../../page/page-head.tsx';
import styles from './festival-view.module.css';
import type { LoadedFestival } from './load.server.ts';

/** A festival or series: title, period, picture, text, and its coming events. */
export function FestivalView({ page, festival, list: first, now, today }: LoadedFestival) {
  const { frame, ...list } = usePagedList(first);
  const { title, picture, description, lang } = festival;
  const period = periodOf(festival, useLocale());
  return (
    <>
      <div className={`glow stage-colour stage-focus ${styles.head}`}>
        <div className="wrap">
          <Crumbs page={page} />
          <h1 className={styles.title} lang={lang}>
            {title}
          </h1>
          <p className={styles.kind}>
            {[festival.kind === 'festival' ? m.festival_kind() : m.series_kind(), period].filter(Boolean).join(', ')}
          </p>
        </div>
      </div>
      {picture && (
        <figure>
          <Enlarge of={{ picture }}>
            <Picture picture={picture} priority sizes="100vw" className={styles.picture} />
          </Enlarge>
          <PictureCaption picture={picture} className="wrap" />
        </figure>
      )}
      {description !== '' && (
        <div className={`wrap libretto ${styles.text}`}>
          <div className="libretto__text" lang={lang}>
            <RichText html={description} className={styles.prose} />
          </div>
        </div>
      )}
      <div ref={frame} className={styles.dates}>
        {list.entries.length === 0 ? (
          <p className="wrap">{m.festival_no_events()}</p>
        ) : (
          <Timetable events={list.entries} now={now} today={today} goesOn={list.next !== null} monthHref={null} />
        )}
        <div className={`wrap ${styles.more}`}>
          <MoreLink list={list} before={m.programme_previous()}>
            {m.programme_more()}
          </MoreLink>
        </div>
      </div>
    </>
  );
}

/** `3. – 12. Mai 2027`; empty without a first day. */
function periodOf({ starts_on: from, ends_on: until }: Festival, locale: Locale): string {
  const [first, last] = [from, until].map((day) => (day ? dateParts(`${day}T12:00:00Z`, locale) : null));
  if (!first) return last ? plainDate(last) : '';
  if (!last) return plainDate(first);
  return `${first.year === last.year ? shortDate(first) : plainDate(first)} – ${plainDate(last)}`;
}
