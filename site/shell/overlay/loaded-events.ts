import type { Locale } from '#text/languages.ts';
import { reportFailure } from '../../reporting/report-failure.ts';
import { type OverlayEvent, overlayEvent } from './overlay-event.ts';

/** `unknown`: there is no such event. Null: it is unavailable now. */
export type Answer = OverlayEvent | 'unknown' | null;

const max = 50;
const events = new Map<string, OverlayEvent>();
const underWay = new Map<string, Promise<Answer>>();

/** An event that is already loaded; in the browser only. */
export function knownEvent(locale: Locale, id: number): OverlayEvent | undefined {
  return events.get(`${locale} ${id}`);
}

/**
 * Requests an event from the backend, once per id and language. A failure is reported, and the next opening requests
 * again.
 */
export function loadEvent(locale: Locale, id: number): Promise<Answer> {
  const key = `${locale} ${id}`;
  const known = events.get(key);
  if (known) return Promise.resolve(known);
  const requested = underWay.get(key) ?? request(key, `/${locale}/api/events/${id}/`);
  underWay.set(key, requested);
  return requested;
}

async function request(key: string, path: string): Promise<Answer> {
  try {
    const answer = await fetch(path, { headers: { accept: 'application/json' } });
    if (answer.status === 404) return 'unknown';
    if (!answer.ok) throw new Error(`${answer.status} from ${path}`);
    const event = overlayEvent(await answer.json(), new Date());
    if (!event) throw new Error(`No event from ${path}`);
    if (events.size >= max) events.clear();
    events.set(key, event);
    return event;
  } catch (error) {
    reportFailure('event overlay', error);
    return null;
  } finally {
    underWay.delete(key);
  }
}
