import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify, useTranslate } from 'react-admin';
import { z } from 'zod';
import { berlinIso } from '#time/berlin-iso.ts';
import { movedTo } from '#time/event-times.ts';
import { eventsResource } from '#contract/programme/programme-resources.ts';
import type { CalendarEvent } from '#contract/programme/season-calendar-api.ts';
import { editingCalls, writingCalls } from '#contract/resources/define-resource.ts';
import { errorMessage, request } from '../../../api/request.ts';
import { useAction } from '../../../api/use-action.ts';

/** An event and the local time in Berlin to which it is moved, `2026-11-21T19:30`. */
export interface Move {
  event: CalendarEvent;
  target: string;
}

const response = z.object({ start: z.string(), end: z.string().nullable(), version: z.string() });
const show = { ...editingCalls(eventsResource).show, response };
const change = { ...writingCalls(eventsResource).change, response };
const query = { translations: 'all' } as const;

/** Stores a move; refuses it if the time does not exist or the event was moved meanwhile. */
export function useMove(onDone: () => void) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { busy, problem, setProblem, run } = useAction();

  async function move({ event, target }: Move) {
    const params = { id: event.id };
    const stored = await request(show, { params, query });
    const isStale = Date.parse(stored.start) !== Date.parse(event.start);
    const end = stored.end === null ? null : new Date(stored.end);
    const next = movedTo({ start: new Date(stored.start), end }, target);
    if (isStale || !next) {
      setProblem(translate(isStale ? 'calendar.stale' : 'calendar.skipped'));
    } else {
      const times = { start: berlinIso(next.start), end: next.end && berlinIso(next.end) };
      await request(change, { params, query, body: { ...times, version: stored.version } });
      notify('calendar.moved', { type: 'info', messageArgs: { title: event.title } });
    }
    if (isStale || next) await queries.invalidateQueries({ queryKey: ['events'] });
    // Afterwards, so that the event already stands where it gets the focus.
    if (!isStale && next) onDone();
  }

  function explain(error: unknown): string {
    const message = error instanceof HttpError && error.status === 409 ? 'calendar.stale' : errorMessage(error);
    return translate(message, { _: message });
  }

  return { move: (wanted: Move) => run(() => move(wanted), explain), busy, problem };
}
