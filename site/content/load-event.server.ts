import type { RouterContextProvider } from 'react-router';
import type { Event } from '#contract/programme.ts';
import { isOver } from '#modules/eventitem/event-date.ts';
import { eventIdAt } from '../event/event-address.ts';
import { pageOfEvent } from '../event/page-of-event.ts';
import { localeOf } from '../locale.ts';
import { contentContext } from './context.ts';
import { loadPage, orUnavailable } from './load-page.server.ts';
import type { ShownPage } from './read-page.ts';

interface LoadArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

export interface LoadedEvent {
  page: ShownPage;
  event: Event;
  /** True once it has ended; said by the server, so that every browser agrees. */
  over: boolean;
}

/** The event at an address. Where there is none, the page of the page tree that may stand there. */
export async function loadEvent({ url, context }: LoadArgs): Promise<LoadedEvent | { page: ShownPage }> {
  const content = context.get(contentContext);
  const locale = localeOf(url.pathname);
  const id = eventIdAt(url.pathname);
  const found = id === null ? null : await orUnavailable(content.event(locale, id));
  if (!found) return loadPage({ url, context });
  const { event } = found;
  return {
    page: pageOfEvent(found, locale),
    event: {
      ...event,
      private_event: event.private_event || event.flags.includes('private-event'),
      other_dates: event.other_dates.filter(({ id: other, title }) => other !== id && title !== ''),
    },
    over: event.is_over || isOver(event.start, event.end, new Date()),
  };
}
