import type { EventSummary } from '#contract/events/event-summary.ts';
import { berlinDay } from '#time/berlin-day.ts';
import { contentContext, type LoadArgs, queryContext } from '../../content/context.ts';
import { ownPage } from '../../loaders/load-screen.server.ts';
import { orUnavailable, requirePart } from '../../loaders/load-page.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { type ListPage, listPage } from '../../listing/list-page.ts';
import { m } from '#messages/paraglide/messages.js';
import { lastEndOf } from '../../event-list/settled-since.ts';
import { parseIds } from '#modules/events/shortlist.ts';
import { shortlistAddress } from '../../addresses/shortlist-address.ts';

export interface LoadedShortlist {
  page: ShownPage;
  /** The events in the address; none for the visitor's own list, which the server does not know. */
  list: ListPage<EventSummary>;
  /** The ids in the address; empty for the visitor's own list. */
  ids: number[];
  /** The next events of the programme, offered while the visitor's own list is empty; none with a shared list. */
  next: EventSummary[];
  /** Time of loading, so that server and browser agree on which events are over. */
  now: string;
  /** Its day in Berlin. */
  today: string;
}

const nextEvents = 4;

/** The shortlist: the visitor's own, or a shared one. */
export async function loadShortlist({ context }: LoadArgs): Promise<LoadedShortlist> {
  await requirePart({ context });
  const { url, locale } = context.get(queryContext);
  const content = context.get(contentContext);
  const ids = parseIds(url.searchParams.get('ids') ?? '');
  const found = ids.length > 0 ? await orUnavailable(content.eventsWithIds(locale, ids)) : [];
  const shared = ids.length > 0;
  const next = shared ? [] : await content.nextEvents(locale, {}, nextEvents);
  const now = lastEndOf([...found, ...next], new Date()).toISOString();
  return {
    page: {
      ...ownPage(
        {
          title: shared ? m.shortlist_shared_title() : m.shortlist_title(),
          description: m.shortlist_description(),
        },
        url.pathname,
      ),
      urls: { de: shortlistAddress('de', ids), en: shortlistAddress('en', ids) },
    },
    list: listPage({ count: found.length, next: null, results: found }, { url, page: 1 }),
    ids,
    next,
    now,
    today: berlinDay(now),
  };
}
