import { type ShownEvent, shownCast } from '../../event/shown-event.ts';
import { isOver } from '#time/berlin-day.ts';
import { eventIdAt } from '../../addresses/event-address.ts';
import { pageOfEvent } from './page-of-event.ts';
import { contentContext, type LoadArgs, queryContext } from '../../content/context.ts';
import { loadPage, orUnavailable } from '../../loaders/load-page.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';

export interface LoadedEvent {
  page: ShownPage;
  event: ShownEvent;
  /** True once the event has ended; from the server, so that server and browser render the same. */
  over: boolean;
}

/** The event at an address; without one, the page of the page tree at this address. */
export async function loadEvent({ context }: LoadArgs): Promise<LoadedEvent | { page: ShownPage }> {
  const content = context.get(contentContext);
  const { url, locale } = context.get(queryContext);
  const id = eventIdAt(url.pathname);
  const found = id === null ? null : await orUnavailable(content.event(locale, id));
  if (!found) return loadPage({ context });
  const { cast_objs: _, ...event } = found.event;
  return {
    page: pageOfEvent(found, locale),
    event: {
      ...event,
      cast: shownCast(event.cast),
      private_event: event.private_event || event.flags.includes('private-event'),
      other_dates: event.other_dates.filter(({ id: other, title }) => other !== id && title !== ''),
    },
    over: event.is_over || isOver(event.start, event.end, new Date()),
  };
}
