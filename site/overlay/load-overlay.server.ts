import { overlayIdOf } from '#contract/event-overlay.ts';
import type { Locale } from '#contract/languages.ts';
import { Unavailable } from '../content/ask.ts';
import type { Content } from '../content/content.ts';
import { type OverlayEvent, overlayEvent } from './overlay-event.ts';

/** What the server knows of the event over a page. */
export interface LoadedOverlay {
  id: number;
  /** `waiting`: the backend cannot tell now, the browser asks again. `unknown`: there is none with this number. */
  state: 'ready' | 'waiting' | 'unknown';
  event: OverlayEvent | null;
}

/**
 * The event that an address lays over its page; null where it names none. Nothing here fails the page, and only a page
 * with an event that there is may be kept: there is no end of other numbers.
 */
export async function loadOverlay(content: Content, url: URL, locale: Locale): Promise<LoadedOverlay | null> {
  const id = overlayIdOf(url.searchParams);
  if (id === null) return null;
  try {
    const found = await content.soon(content.event(locale, id));
    const event = found && overlayEvent(found.event, new Date());
    if (event) return { id, state: 'ready', event };
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    content.doNotKeep();
    return { id, state: 'waiting', event: null };
  }
  content.doNotKeep();
  return { id, state: 'unknown', event: null };
}
