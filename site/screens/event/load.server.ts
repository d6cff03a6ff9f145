import { type ShownEvent, shownCast } from '../../event/shown-event.ts';
import { isOver, berlinDay } from '#time/berlin-day.ts';
import { eventIdAt, programmeAddress } from '../../addresses/event-address.ts';
import { contentContext, type LoadArgs, queryContext } from '../../content/context.ts';
import { loadPage, orUnavailable } from '../../loaders/load-page.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import type { Locale } from '#contract/base/locale.ts';
import { dateParts, fullDate, shortDate, timeRange } from '#time/date-text.ts';
import type { FoundEvent } from '../../content/calls/area-calls.ts';
import { pageOf } from '../../loaders/page-of.ts';
import { m } from '#messages/paraglide/messages.js';

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
  const isPrivate = event.private_event || event.flags.includes('private-event');
  return {
    page: { ...pageOfEvent(found, locale), ...(isPrivate && { audience: 'unlisted' }) },
    event: {
      ...event,
      cast: shownCast(event.cast),
      private_event: isPrivate,
      other_dates: event.other_dates.filter(({ id: other, title }) => other !== id && title !== ''),
    },
    over: event.is_over || isOver(event.start, event.end, new Date()),
  };
}

/** The page of an event, for head, header and breadcrumb. */
function pageOfEvent({ event, urls }: FoundEvent, locale: Locale): ShownPage {
  const parts = dateParts(event.start, locale);
  const what = [event.title, event.subtitle].filter(Boolean).join(', ');
  const when = [fullDate(event.start, locale), event.venue].filter(Boolean).join(', ');
  // Two events on one day: the time distinguishes the titles.
  const twice = event.other_dates.some(
    ({ id, start }) => id !== event.id && berlinDay(start) === berlinDay(event.start),
  );
  const time = twice ? `, ${timeRange(event.start, null, locale)}` : '';
  const own = {
    urls,
    title: event.title,
    metaTitle: parts ? `${event.title}, ${shortDate(parts)} ${parts.year}${time}` : event.title,
    metaDescription: when === '' ? what : `${what}. ${when}.`,
    ...(event.og_image && {
      ogImage: event.og_image,
      ogDetails: { width: 1200, height: 630, alt: [what, when].join('. ') },
    }),
    breadcrumb: [{ title: m.event_programme(), url: programmeAddress(locale) }],
  };
  return pageOf({}, { ...own, ...(event.lang && { lang: event.lang }) });
}
