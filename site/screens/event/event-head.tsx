import type { ShownEvent } from '../../event/shown-event.ts';
import { Parts } from '#ui/boundary.tsx';
import { DatePicture } from '#modules/events/date-picture.tsx';
import type { DateParts } from '#time/date-text.ts';
import { EventFlags, isCancelled } from '#modules/events/event-flags.tsx';
import { StatusNote } from '#modules/events/status-note.tsx';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { Crumbs } from '../../page/page-head.tsx';
import styles from './event-head.module.css';

interface EventHeadProps {
  page: ShownPage;
  event: ShownEvent;
  over: boolean;
  parts: DateParts | null;
}

/** Head of an event: date as a graphic in the margin, title beside it. */
export function EventHead({ page, event, over, parts }: EventHeadProps) {
  const size = styles[sizeOf(event.title)];
  const composer = event.composer || event.production?.composer;
  const by = [...new Set([composer, event.subtitle])].filter(Boolean).join(', ');
  return (
    <div className={`glow stage-colour stage-focus ${styles.head}`}>
      <div className="wrap">
        <Parts>
          <Crumbs page={page} />
          <div className={`libretto ${styles.row}`}>
            <DatePicture start={event.start} parts={parts} className={`libretto__margin ${styles.date}`} />
            <div className="libretto__text">
              <Parts>
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
                <StatusNote event={event} />
              </Parts>
            </div>
          </div>
        </Parts>
      </div>
    </div>
  );
}

/** Font size by length: up to eight letters are set very large, titles of many lines smaller. */
function sizeOf(title: string): 'poster' | 'title' | 'long' {
  if (title.length <= 8) return 'poster';
  const hasLongWord = title.split(/[\s\u00AD-]+/).some((word) => word.length > 12);
  return title.length > 22 || hasLongWord ? 'long' : 'title';
}
