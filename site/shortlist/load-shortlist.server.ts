import type { EventSummary } from '#contract/event.ts';
import { dayOf } from '#modules/eventitem/event-date.ts';
import { contentContext } from '../content/context.ts';
import { ownPage } from '../content/load-screen.server.ts';
import { orUnavailable } from '../content/load-page.server.ts';
import type { LoadArgs } from '../content/load-thing.server.ts';
import type { ShownPage } from '../content/read-page.ts';
import { type ListPage, listPage } from '../list/list-page.ts';
import { localeOf } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { settledSince } from '../programme/settled-since.ts';
import { parseIds } from './noted.ts';
import { shortlistAddress } from './shortlist-address.ts';

export interface LoadedShortlist {
  page: ShownPage;
  /** The evenings that the address names; none on the visitor's own list, which the server does not know. */
  list: ListPage<EventSummary>;
  /** Their ids as the address names them; empty: this is the visitor's own list. */
  ids: number[];
  /** The moment at which it was loaded, so that every browser agrees on what is over. */
  now: string;
  /** Its day in Berlin. */
  today: string;
}

/** The shortlist: the visitor's own, or the one that an address shares. */
export async function loadShortlist({ url, context }: LoadArgs): Promise<LoadedShortlist> {
  const locale = localeOf(url.pathname);
  const content = context.get(contentContext);
  const ids = parseIds(url.searchParams.get('ids') ?? '');
  const found = ids.length > 0 ? await orUnavailable(content.eventsWithIds(locale, ids)) : [];
  const now = settledSince(found, new Date()).toISOString();
  const shared = ids.length > 0;
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
    list: listPage({ count: found.length, next: null, results: found }, url, 1),
    ids,
    now,
    today: dayOf(now),
  };
}
