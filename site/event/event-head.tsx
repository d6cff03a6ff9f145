import type { Event } from '#contract/programme.ts';
import { DatePicture } from '#modules/eventitem/date-picture.tsx';
import type { DateParts } from '#modules/eventitem/event-date.ts';
import { EventFlags, isCancelled } from '#modules/eventitem/event-flags.tsx';
import type { ShownPage } from '../content/read-page.ts';
import { Crumbs } from '../page/page-head.tsx';
import styles from './event-head.module.css';

interface EventHeadProps {
  page: ShownPage;
  event: Event;
  over: boolean;
  parts: DateParts | null;
}

/** The head of an evening: its date as a picture in the margin, its title beside it. */
export function EventHead({ page, event, over, parts }: EventHeadProps) {
  const size = styles[sizeOf(event.title)];
  const composer = event.composer || event.production?.composer;
  const by = [...new Set([composer, event.subtitle])].filter(Boolean).join(', ');
  return (
    <div className={`glow stage-colour stage-focus ${styles.head}`}>
      <div className="wrap">
        <Crumbs page={page} />
        <div className={`libretto ${styles.row}`}>
          <DatePicture start={event.start} parts={parts} className={`libretto__margin ${styles.date}`} />
          <div className="libretto__text">
            <EventFlags event={event} over={over} />
            <h1
              className={isCancelled(event) ? `${size} ${styles.off}` : size}
              lang={event.title_language || event.lang}
            >
              {event.title}
            </h1>
            {by && (
              <p className={styles.by} lang={event.lang}>
                {by}
              </p>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Up to eight letters stand like a poster; a title that would take many lines is set smaller. */
function sizeOf(title: string): 'poster' | 'title' | 'long' {
  if (title.length <= 8) return 'poster';
  const hasLongWord = title.split(/[\s\u00AD-]+/).some((word) => word.length > 12);
  return title.length > 22 || hasLongWord ? 'long' : 'title';
}
