import { dateParts, dayOf, fullDate, shortDate, timeRange } from '#modules/eventitem/event-date.ts';
import type { Locale } from '#contract/locale.ts';
import type { FoundEvent } from '../content/programme-calls.ts';
import type { ShownPage } from '../content/read-page.ts';
import { seal } from '../content/sealed.ts';
import { m } from '../paraglide/messages.js';
import { programmeAddress } from './event-address.ts';

/** What head, header and breadcrumb need to know of an event’s page. */
export function pageOfEvent({ event, urls }: FoundEvent, locale: Locale): ShownPage {
  const parts = dateParts(event.start, locale);
  const what = [event.title, event.subtitle].filter(Boolean).join(', ');
  const when = [fullDate(event.start, locale), event.venue].filter(Boolean).join(', ');
  // Twice on one day: the time tells the titles apart.
  const twice = event.other_dates.some(({ id, start }) => id !== event.id && dayOf(start) === dayOf(event.start));
  const time = twice ? `, ${timeRange(event.start, null, locale)}` : '';
  return {
    id: null,
    urls,
    title: event.title,
    headline: '',
    isOnline: true,
    metaTitle: parts ? `${event.title}, ${shortDate(parts)} ${parts.year}${time}` : event.title,
    metaDescription: when === '' ? what : `${what}. ${when}.`,
    ogTitle: '',
    ogDescription: '',
    ogType: 'website',
    ogImage: event.og_image ?? '',
    ...(event.og_image && { ogDetails: { width: 1200, height: 630, alt: [what, when].join('. ') } }),
    hero: null,
    ...(event.lang && { lang: event.lang }),
    breadcrumb: [{ title: m.event_programme(), url: programmeAddress(locale) }],
    modules: seal([]),
  };
}
