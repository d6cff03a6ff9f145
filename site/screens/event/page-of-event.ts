import type { Locale } from '#contract/base/locale.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { dateParts, fullDate, shortDate, timeRange } from '#time/date-text.ts';
import type { FoundEvent } from '../../content/calls/programme-calls.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { serialize } from '../../framework/loader-data/serialized.ts';
import { m } from '#messages/paraglide/messages.js';
import { programmeAddress } from '../../addresses/event-address.ts';

/** The page of an event, for head, header and breadcrumb. */
export function pageOfEvent({ event, urls }: FoundEvent, locale: Locale): ShownPage {
  const parts = dateParts(event.start, locale);
  const what = [event.title, event.subtitle].filter(Boolean).join(', ');
  const when = [fullDate(event.start, locale), event.venue].filter(Boolean).join(', ');
  // Two events on one day: the time distinguishes the titles.
  const twice = event.other_dates.some(
    ({ id, start }) => id !== event.id && berlinDay(start) === berlinDay(event.start),
  );
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
    modules: serialize([]),
  };
}
