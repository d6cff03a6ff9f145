import type { EventSummary } from '#contract/events/event-summary.ts';
import type { FestivalPage } from '#contract/programme/festivals.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { nextMidnight } from '#time/berlin-moment.ts';
import { contentContext, type LoadArgs, queryContext } from '../../content/context.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { lastEndOf } from '../../event-list/settled-since.ts';
import { type ListPage, listPage } from '../../listing/list-page.ts';
import { loadEntity } from '../../loaders/load-entity.server.ts';
import type { Locale } from '#text/languages.ts';
import { pageOf, sharedOnly } from '../../loaders/page-of.ts';
import { m } from '#messages/paraglide/messages.js';
import { htmlToText } from '#text/html-to-text.ts';
import { entityUrls } from '../../addresses/entity-address.ts';
import { screenAddress } from '../../addresses/screen-address.ts';

export interface LoadedFestival {
  page: ShownPage;
  festival: Omit<FestivalPage, 'modules'>;
  /** Its coming events. */
  list: ListPage<EventSummary>;
  /** Time for which the list is rendered, so that server and browser agree on which events are over. */
  now: string;
  today: string;
}

/** The festival or series at an address; without one, the page of the page tree at this address. */
export async function loadFestival(args: LoadArgs): Promise<LoadedFestival | { page: ShownPage }> {
  const loaded = await loadEntity(args, {
    screen: 'series',
    find: (content, locale, id, edit) => content.festival(locale, id, edit),
    pageOf: pageOfFestival,
  });
  if (!('entity' in loaded)) return loaded;
  const { page, entity: festival } = loaded;
  const { context } = args;
  const query = context.get(queryContext);
  const now = new Date();
  const content = context.get(contentContext);
  content.validUntil(nextMidnight(now).getTime());
  const events = await content.events(query.locale, { series: festival.id, after: query.after }, query.page);
  const list = listPage(events, query);
  return {
    page,
    festival,
    list,
    now: lastEndOf(list.results, now).toISOString(),
    today: berlinDay(now.toISOString()),
  };
}

/** The page of a festival or series, for head, header, breadcrumb and editor. */
function pageOfFestival(festival: FestivalPage, locale: Locale): ShownPage {
  const { title, description, picture } = festival;
  return pageOf(festival, {
    urls: entityUrls('series', festival, locale),
    title,
    metaDescription: htmlToText(description) || title,
    ...sharedOnly(picture),
    breadcrumb: [{ title: m.festival_list(), url: screenAddress('series', locale) }],
  });
}
