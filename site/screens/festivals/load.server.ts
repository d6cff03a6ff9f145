import type { Festival } from '#contract/programme/festivals.ts';
import { type ListPage, listPage } from '../../listing/list-page.ts';
import { m } from '#messages/paraglide/messages.js';
import { loadScreen } from '../../loaders/load-screen.server.ts';
import type { LoadArgs } from '../../content/context.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';

export interface LoadedFestivals {
  page: ShownPage;
  list: ListPage<Festival>;
}

/** All festivals and series, those with coming events first. */
export async function loadFestivals({ context }: LoadArgs): Promise<LoadedFestivals> {
  const head = { title: m.festival_list(), description: m.festival_list_description() };
  return loadScreen({ context }, head, async ({ content, locale, query }) => ({
    list: listPage(await content.allFestivals(locale, query.page), query),
  }));
}
