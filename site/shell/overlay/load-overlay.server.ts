import { Unavailable } from '#contract/client/unavailable.ts';
import type { Content } from '../../content/content.ts';
import type { PageQuery } from '../../page-query.server.ts';
import { type OverlayEvent, overlayEvent } from './overlay-event.ts';

/** Server data of the event over a page. */
export interface LoadedOverlay {
  id: number;
  /** `waiting`: the backend is unavailable, the browser requests again. `unknown`: no event has this id. */
  state: 'ready' | 'waiting' | 'unknown';
  event: OverlayEvent | null;
}

/**
 * The event in the overlay parameter of an address; null without one. A failure here never fails the page. Only pages
 * with an existing event are cacheable: the number of other ids is unlimited.
 */
export async function loadOverlay(
  content: Content,
  { overlayId: id, locale }: Pick<PageQuery, 'overlayId' | 'locale'>,
): Promise<LoadedOverlay | null> {
  if (id === null) return null;
  try {
    const found = await content.soon(content.event(locale, id));
    const event = found && overlayEvent(found.event, new Date());
    if (event) return { id, state: 'ready', event };
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
    content.noStore();
    return { id, state: 'waiting', event: null };
  }
  content.noStore();
  return { id, state: 'unknown', event: null };
}
