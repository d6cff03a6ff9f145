import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CalendarEvent } from '#contract/programme/season-calendar-api.ts';
import { seasonCalendarApi } from '#contract/programme/season-calendar-api.ts';
import { isOneOf } from '#contract/base/one-of.ts';
import { toBerlinClock } from '#time/berlin-clock.ts';
import { getLocale } from '../../messages/locale.ts';
import type { FoundConflicts } from './conflict-list.tsx';
import { calendarViews, type CalendarView, daysOfView } from './days/view-days.ts';
import { useCall } from '../../api/use-call.ts';

/** What the calendar shows, by its address: `?view=week&day=2026-11-21&venue_id=3`. */
export function useCalendarAddress(phone: boolean) {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get('view') ?? 'month';
  const view: CalendarView = phone || !isOneOf(calendarViews, asked) ? (phone ? 'list' : 'month') : asked;
  const given = parameters.get('day') ?? '';
  const [today] = useState(() => toBerlinClock(new Date().toISOString()).slice(0, 10));
  const day = /^\d{4}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given)) ? given : today;
  const number = (name: string) => Number(parameters.get(name)) || undefined;

  /** Changes some parameters; undefined removes one. */
  function go(changes: Record<string, string | number | undefined>) {
    setParameters(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value === undefined) next.delete(name);
          else next.set(name, String(value));
        return next;
      },
      { replace: true },
    );
  }

  return { view, day, today, venueId: number('venue_id'), productionId: number('production_id'), go };
}

export interface CalendarDay {
  day: string;
  events: CalendarEvent[];
}

interface Shown {
  view: CalendarView;
  day: string;
  venueId: number | undefined;
  productionId: number | undefined;
}

const none: FoundConflicts & { events: CalendarEvent[]; more: boolean } = {
  events: [],
  conflicts: [],
  more_conflicts: 0,
  all_compared: true,
  more: false,
};

/** Events and conflicts of the shown days. */
export function useCalendar({ view, day, venueId, productionId }: Shown) {
  const days = useMemo(() => daysOfView(view, day), [view, day]);
  const query = { from: days[0] ?? day, to: days.at(-1) ?? day, venue_id: venueId, production_id: productionId };
  const { data, error, isFetching } = useCall(
    // Begins with the resource, so that every change of an event reads the calendar anew.
    ['events', 'calendar', getLocale(), query],
    seasonCalendarApi.show,
    { query },
    { placeholderData: keepPreviousData },
  );
  const { events, more, ...found } = data ?? none;
  const byDay = useMemo(() => groupByDay(days, events), [days, events]);
  const marked = useMemo(() => new Set(events.filter((event) => event.in_conflict).map(({ id }) => id)), [events]);
  return { days: byDay, found, marked, more, error, isFetching };
}

/** Events under the day on which they begin; those that began earlier under the first day. */
function groupByDay(days: string[], events: CalendarEvent[]): CalendarDay[] {
  const first = days[0] ?? '';
  const groups = new Map<string, CalendarEvent[]>(days.map((day) => [day, []]));
  for (const event of events) {
    const day = event.start.slice(0, 10);
    groups.get(day < first ? first : day)?.push(event);
  }
  return [...groups].map(([day, group]) => ({ day, events: group }));
}
