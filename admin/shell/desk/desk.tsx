import { useTranslate } from 'react-admin';
import styles from './desk.module.css';
import { type DeskPart, named, PartSection, PlaceLink, Words } from './part.tsx';
import {
  useDeadLinks,
  useEmptySearches,
  useFailedRuns,
  useMissingEnglish,
  useNotFound,
  useTrouble,
} from './to-mend.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type Planned, publishingApi } from '#contract/editing/publishing.ts';
import { request } from '../../api/request.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { Chip } from '../../lists/cells/cells.tsx';
import { getLocale } from '../../messages/locale.ts';
import { useState } from 'react';
import { z } from 'zod';
import { eventsResource } from '#contract/programme/programme-resources.ts';
import { seasonCalendarApi } from '#contract/programme/season-calendar-api.ts';
import { editingCalls } from '#contract/resources/define-resource.ts';
import { toBerlinClock } from '#time/berlin-clock.ts';
import { useMay, requestsKey } from '../../api/use-site.ts';
import { dayText } from '../../format/day-text.ts';
import { recordTitle } from '../../format/record-title.ts';
import { deskEventSchema, type EventOfDay, eventProblems } from './event-problems.ts';
import type { PublishRequest } from '#contract/editing/requests/publish-request.ts';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { useNotesOnDesk } from './notes.tsx';
import { GroupKind, SubjectKind } from '../../resources/requests/request-words.tsx';
import { useCall } from '../../api/use-call.ts';

/**
 * What the signed-in user has to deal with: the events of the day, what waits, what becomes public next, what is to be
 * mended. Each part loads by itself, and is missing for roles that may not see it.
 */
export function Desk() {
  const translate = useTranslate();
  const today = present([useTonight(), useRequests(), useNotesOnDesk()]);
  const later = present([
    usePlanned(),
    useTrouble(),
    useFailedRuns(),
    useMissingEnglish(),
    useDeadLinks(),
    useNotFound(),
    useEmptySearches(),
  ]);
  const columns = [today, later].filter((parts) => parts.length > 0);
  const isClear = columns.flat().every(({ lines, query }) => lines.length === 0 && !query.isPending && !query.error);
  if (isClear) return <p className={styles.clear}>{translate('desk.clear')}</p>;
  return (
    <div className={styles.desk}>
      {columns.map((parts) => (
        <div key={parts[0]?.name} className={styles.column}>
          {parts.map((part) => (
            <PartSection key={part.name} part={part} />
          ))}
        </div>
      ))}
    </div>
  );
}

function present(parts: (DeskPart | null)[]): DeskPart[] {
  return parts.filter((part) => part !== null);
}

/** What becomes public or goes offline by itself, of what the user may edit. */
function usePlanned(): DeskPart {
  const translate = useTranslate();
  const query = useCall(['planned', getLocale()], publishingApi.planned);
  return {
    name: 'planned',
    title: translate('desk.planned'),
    lines: (query.data ?? []).map((one) => ({
      key: `${one.at} ${one.act} ${one.url}`,
      line: <PlannedLine one={one} />,
    })),
    query,
  };
}

function PlannedLine({ one: { at, act, resource, count, title, url } }: { one: Planned }) {
  const translate = useTranslate();
  const kind = translate(resource ? `resources.${resource}.name` : 'requests.modules', { smart_count: count });
  const name = title || `${count} ${kind}`;
  return (
    <>
      <PlaceLink url={url}>{name}</PlaceLink>
      <span className={styles.facts}>
        {act === 'failed' ? (
          <Chip kind="error">{translate('desk.planned_failed', { moment: formatMoment(at) })}</Chip>
        ) : (
          <>
            <time dateTime={at}>{formatMoment(at, 'weekdayAndTime')}</time>
            {title && ` · ${kind}`}
            {act !== 'public' && ` · ${translate(`desk.planned_${act}`)}`}
          </>
        )}
      </span>
    </>
  );
}

/** Events that are read to find those of the first day. */
const readAhead = 40;

const listEvents = {
  ...editingCalls(eventsResource).list,
  response: z.object({ results: z.array(deskEventSchema) }),
};

const dayOf = (moment: string) => toBerlinClock(moment).slice(0, 10);
const timeOf = (moment: string) => toBerlinClock(moment).slice(11, 16);

/** Today's events, or those of the next day that has any, with what is unusual about them. */
function useTonight(): DeskPart | null {
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
  const query = { translations: 'all', start_from: today, sort: 'start', page_size: readAhead } as const;
  const { results } = await request(listEvents, { query, signal });
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
          <span className={`cluster hint ${styles.chips}`}>
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

/** Requests that the user may decide, and own ones that were given back. */
function useRequests(): DeskPart {
  const translate = useTranslate();
  const query = useCall([...requestsKey, 'desk', getLocale()], requestsApi.list, {
    query: { waiting: 'true', page_size: named },
  });
  const { count = 0, results = [] } = query.data ?? {};
  return {
    name: 'requests',
    title: translate('desk.requests'),
    lines: results.map((one) => ({ key: one.id, line: <RequestLine request={one} /> })),
    more: count > named ? { to: '/requests', label: translate('desk.all', { count }) } : undefined,
    query,
  };
}

function RequestLine({ request: one }: { request: PublishRequest }) {
  const translate = useTranslate();
  const { group, mine, decided_by: by, decided_at: at } = one;
  const facts = mine
    ? translate('requests.is_declined', { name: by ?? '', at: formatMoment(at) })
    : translate('requests.requested_by', { name: one.requested_by, at: formatMoment(one.requested_at) });
  return (
    <>
      <Link to={`/requests/${one.id}`} className={styles.title}>
        {group?.title ?? one.title}
      </Link>
      <span className={styles.facts}>
        {group ? <GroupKind group={group} /> : <SubjectKind subject={one.subject} />} · {facts}
      </span>
      <Words text={mine ? one.answer : one.comment} />
    </>
  );
}
