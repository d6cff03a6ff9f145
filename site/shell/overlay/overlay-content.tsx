import { useEffect, useState } from 'react';
import { useLocale } from '#ui/locale.ts';
import type { LoadedOverlay } from './load-overlay.server.ts';
import { OverlayWaiting, UnknownEvent } from './overlay-waiting.tsx';
import { ShownEvent } from './shown-event.tsx';
import type { Locale } from '#text/languages.ts';
import { reportFailure } from '../../reporting/report-failure.ts';
import { type OverlayEvent, overlayEvent } from './overlay-event.ts';

/** `unknown`: there is no such event. Null: it is unavailable now. */
type Answer = OverlayEvent | 'unknown' | null;

const max = 50;
const events = new Map<string, OverlayEvent>();
const underWay = new Map<string, Promise<Answer>>();

/** An event that is already loaded; in the browser only. */
function knownEvent(locale: Locale, id: number): OverlayEvent | undefined {
  return events.get(`${locale} ${id}`);
}

/**
 * Requests an event from the backend, once per id and language. A failure is reported, and the next opening requests
 * again.
 */
function loadEvent(locale: Locale, id: number): Promise<Answer> {
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

interface OverlayContentProps {
  id: number;
  /** Data from the server, if the first address has this overlay. */
  loaded: LoadedOverlay | null;
}

/** The event, from the server's data or loaded once. */
export function OverlayContent({ id, loaded }: OverlayContentProps) {
  const locale = useLocale();
  const [event, setEvent] = useState<Answer | undefined>(() =>
    loaded?.state === 'unknown' ? 'unknown' : (loaded?.event ?? knownEvent(locale, id)),
  );
  useEffect(() => {
    if (event) return undefined;
    let left = false;
    void loadEvent(locale, id).then((answer) => {
      if (answer && !left) setEvent(answer);
    });
    return () => {
      left = true;
    };
  }, [event, locale, id]);
  if (event === 'unknown') return <UnknownEvent />;
  return event ? <ShownEvent event={event} /> : <OverlayWaiting />;
}
