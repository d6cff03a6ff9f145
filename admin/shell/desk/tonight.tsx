import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { z } from 'zod';
import { seasonCalendarApi } from '#contract/programme/season-calendar-api.ts';
import { toBerlinClock } from '#time/berlin-clock.ts';
import { request, requestPath } from '../../api/request.ts';
import { useMay } from '../../api/use-may.ts';
import { dayText } from '../../format/day-text.ts';
import { recordTitle } from '../../format/record-title.ts';
import { Chip } from '../../lists/cells/cells.tsx';
import { getLocale } from '../../messages/locale.ts';
import styles from './desk.module.css';
import { deskEventSchema, type EventOfDay, eventProblems } from './event-problems.ts';
import type { DeskPart } from './part.tsx';

/** Events that are read to find those of the first day. */
const readAhead = 40;

const eventsSchema = z.object({ results: z.array(deskEventSchema) });

const dayOf = (moment: string) => toBerlinClock(moment).slice(0, 10);
const timeOf = (moment: string) => toBerlinClock(moment).slice(11, 16);

/** Today's events, or those of the next day that has any, with what is unusual about them. */
export function useTonight(): DeskPart | null {
  const translate = useTranslate();
  const enabled = useMay('programme');
  const [now] = useState(Date.now);
  const today = dayOf(new Date(now).toISOString());
  const query = useQuery({
    queryKey: ['events', 'desk', getLocale(), today],
    queryFn: ({ signal }) => readDay(today, signal),
    enabled,
  });
  if (!enabled) return null;
  const { day = today, events = [] } = query.data ?? {};
  return {
    name: 'tonight',
    title: translate(day === today ? 'desk.today' : 'desk.next_day', { day: dayText(day, 'long') }),
    lines: events.map((one) => ({ key: one.event.id, line: <EventLine one={one} now={now} /> })),
    layout: 'events',
    query,
  };
}

async function readDay(today: string, signal: AbortSignal): Promise<{ day: string; events: EventOfDay[] }> {
  const query = { translations: 'all', start_from: today, sort: 'start', page_size: readAhead };
  const { results } = await requestPath(eventsSchema, '/api/events/', { query, signal });
  const coming = results.filter(({ state }) => state !== 'archived');
  const day = coming[0] ? dayOf(coming[0].start) : today;
  const ofDay = coming.filter(({ start }) => dayOf(start) === day);
  if (ofDay.length === 0) return { day, events: [] };
  const calendar = await request(seasonCalendarApi.show, { query: { from: day, to: day }, signal });
  // The same person twice on one day is a note for planning, no trouble for tonight.
  const conflicts = calendar.conflicts.filter(({ kind }) => kind !== 'same_day');
  return {
    day,
    events: ofDay.map((event) => ({
      event,
      inCalendar: calendar.events.find(({ id }) => id === event.id),
      conflicts: conflicts.filter((conflict) => conflict.events.some(({ id }) => id === event.id)),
    })),
  };
}

function EventLine({ one, now }: { one: EventOfDay; now: number }) {
  const translate = useTranslate();
  const { event, inCalendar } = one;
  const problems = eventProblems(one, now);
  return (
    <>
      <time dateTime={event.start} className={styles.time}>
        {timeOf(event.start)}
      </time>
      <div>
        <Link to={`/events/${event.id}`} className={styles.title}>
          {recordTitle(event)}
        </Link>
        {inCalendar?.venue && <span className={styles.facts}>{inCalendar.venue}</span>}
        {problems.length > 0 && (
          <span className={styles.chips}>
            {problems.map(({ kind, message, options }) => (
              <Chip key={`${message} ${options?.names ?? ''}`} kind={kind}>
                {translate(message, options)}
              </Chip>
            ))}
          </span>
        )}
      </div>
    </>
  );
}
