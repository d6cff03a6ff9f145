import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { z } from 'zod';
import { berlinIso } from '#time/berlin-iso.ts';
import { movedTo } from '#time/event-times.ts';
import type { CalendarEvent } from '#contract/programme/season-calendar-api.ts';
import { errorMessage, requestPath } from '../../../api/request.ts';

/** An event and the local time in Berlin to which it is moved, `2026-11-21T19:30`. */
export interface Move {
  event: CalendarEvent;
  target: string;
}

const storedSchema = z.object({ start: z.string(), end: z.string().nullable(), version: z.string() });
const query = { translations: 'all' };

/** Stores a move; refuses it if the time does not exist or the event was moved meanwhile. */
export function useMove(onDone: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  async function move({ event, target }: Move) {
    setProblem('');
    setBusy(true);
    try {
      const path = `/api/events/${event.id}/`;
      const stored = await requestPath(storedSchema, path, { query });
      const isStale = Date.parse(stored.start) !== Date.parse(event.start);
      const end = stored.end === null ? null : new Date(stored.end);
      const next = movedTo({ start: new Date(stored.start), end }, target);
      if (isStale || !next) {
        setProblem(translate(isStale ? 'calendar.stale' : 'calendar.skipped'));
      } else {
        const times = { start: berlinIso(next.start), end: next.end && berlinIso(next.end) };
        await requestPath(storedSchema, path, { method: 'POST', query, body: { ...times, version: stored.version } });
        notify('calendar.moved', { type: 'info', messageArgs: { title: event.title } });
      }
      if (isStale || next) await queries.invalidateQueries({ queryKey: ['events'] });
      // Afterwards, so that the event already stands where it gets the focus.
      if (!isStale && next) onDone();
    } catch (error) {
      const message = error instanceof HttpError && error.status === 409 ? 'calendar.stale' : errorMessage(error);
      setProblem(translate(message, { _: message }));
    }
    setBusy(false);
  }

  return { move, busy, problem };
}
