import type { Production } from '#contract/programme/programme.ts';
import type { EventSummary } from '#contract/events/event-summary.ts';
import { isCancelled, isClosed } from '#modules/events/event-flags.tsx';
import { type ShownCast, shownCast, type ShownDate, shownDate } from '../../event/shown-event.ts';
import { loadEntity } from '../../loaders/load-entity.server.ts';
import { type LoadArgs, queryContext } from '../../content/context.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import type { Locale } from '#text/languages.ts';
import { pageOf } from '../../loaders/page-of.ts';
import { m } from '#messages/paraglide/messages.js';
import { entityUrls } from '../../addresses/entity-address.ts';
import { screenAddress } from '../../addresses/screen-address.ts';

/** A production without its blocks, which are in the page data already, and with no more than the page shows. */
export interface LoadedProduction {
  page: ShownPage;
  production: Omit<Production, 'modules' | 'cast' | 'next_event' | 'events' | 'past_events'> & {
    cast: ShownCast[];
    /** The next dates, or all of them. */
    events: ShownDate[];
    /** Number of further dates, which the page shows with `?dates=all`. */
    more_dates: number;
    /** The last public date, shown or not; null if there is none. */
    last_event: Pick<EventSummary, 'start' | 'end'> | null;
    /** Where tickets of the next date with free seats are sold; empty where there are none. */
    ticket_link: string;
    /** Empty while there are future dates. */
    past_events: ShownDate[];
    next_event?: Pick<EventSummary, 'start' | 'flags' | 'venue'> | null | undefined;
  };
}

/** A page with more dates than these would need a second round trip. */
const datesAtFirst = 16;

/** The production at an address; without one, the page of the page tree at this address. */
export async function loadProduction(args: LoadArgs): Promise<LoadedProduction | { page: ShownPage }> {
  const loaded = await loadEntity(args, {
    screen: 'productions',
    find: (content, locale, id, edit) => content.production(locale, id, edit),
    pageOf: pageOfProduction,
  });
  if (!('entity' in loaded)) return loaded;
  const { cast, next_event: next, ...production } = loaded.entity;
  const next_event = next && { start: next.start, flags: next.flags, venue: next.venue };
  const dates = datesOf(production, args.context.get(queryContext).url.searchParams.get('dates') === 'all');
  return { page: loaded.page, production: { ...production, cast: shownCast(cast), next_event, ...dates } };
}

function datesOf({ events, past_events: past }: Pick<Production, 'events' | 'past_events'>, all: boolean) {
  const shown = all ? events : events.slice(0, datesAtFirst);
  const last = [...events].reverse().find((event) => !isCancelled(event) && !event.flags.includes('private-event'));
  return {
    events: shown.map(shownDate),
    more_dates: events.length - shown.length,
    last_event: last ? { start: last.start, end: last.end } : null,
    ticket_link: events.find((event) => event.ticket_link !== '' && !isClosed(event))?.ticket_link ?? '',
    past_events: events.length > 0 ? [] : past.map(shownDate),
  };
}

/** The page of a production, for head, header, breadcrumb and editor. */
function pageOfProduction(production: Production, locale: Locale): ShownPage {
  const { title, composer, season, picture } = production;
  const all = screenAddress('productions', locale);
  return pageOf(production, {
    urls: entityUrls('productions', production, locale),
    title,
    metaTitle: composer === '' ? title : `${title}, ${composer}`,
    metaDescription: production.teaser || production.subtitle,
    hero: picture ?? null,
    feed: { file: 'calendar.ics', title: m.calendar_of_production({ title }) },
    ...(production.og_image && {
      ogImage: production.og_image,
      ogDetails: { width: 1200, height: 630, alt: composer === '' ? title : `${title}, ${composer}` },
    }),
    breadcrumb: [
      { title: m.production_list(), url: all },
      ...(season && season.slug !== '' ? [{ title: season.name, url: `${all}/${season.slug}` }] : []),
    ],
  });
}
