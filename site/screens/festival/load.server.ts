import type { RouterContextProvider } from 'react-router';
import type { EventSummary } from '#contract/events/event-summary.ts';
import type { Festival } from '#contract/programme/festivals.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { entityIdAt, entityUrls } from '../../addresses/entity-address.ts';
import { programmeAddress } from '../../addresses/event-address.ts';
import { contentContext } from '../../content/context.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { lastEndOf } from '../../event-list/settled-since.ts';
import { pageAt } from '../../listing/list-address.ts';
import { type ListPage, listPage } from '../../listing/list-page.ts';
import { loadPage, orUnavailable } from '../../loaders/load-page.server.ts';
import { pageOf, sharedOnly } from '../../loaders/page-of.ts';
import { localeOf } from '../../locale.ts';
import { m } from '#messages/paraglide/messages.js';
import { htmlToText } from '#text/html-to-text.ts';

interface LoadArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

export interface LoadedFestival {
  page: ShownPage;
  festival: Festival;
  /** Its coming events. */
  list: ListPage<EventSummary>;
  /** Time for which the list is rendered, so that server and browser agree on which events are over. */
  now: string;
  today: string;
}

/** The festival or series at an address; without one, the page of the page tree at this address. */
export async function loadFestival({ url, context }: LoadArgs): Promise<LoadedFestival | { page: ShownPage }> {
  const content = context.get(contentContext);
  const locale = localeOf(url.pathname);
  const id = entityIdAt('series', url.pathname);
  const found = id === null ? null : await orUnavailable(content.festival(locale, id));
  if (!found) return loadPage({ url, context });
  const number = pageAt(url);
  const now = new Date();
  const list = listPage(await content.events(locale, { series: found.id }, number), url, number);
  return {
    page: pageOf(found, {
      urls: entityUrls('series', found, locale),
      title: found.title,
      metaDescription: htmlToText(found.description) || found.title,
      ...sharedOnly(found.picture),
      breadcrumb: [{ title: m.event_programme(), url: programmeAddress(locale) }],
    }),
    festival: found,
    list,
    now: lastEndOf(list.results, now).toISOString(),
    today: berlinDay(now.toISOString()),
  };
}
