import type { Festival } from '#contract/programme/festivals.ts';
import { pageAt } from '../../listing/list-address.ts';
import { type ListPage, listPage } from '../../listing/list-page.ts';
import { m } from '#messages/paraglide/messages.js';
import { loadScreen } from '../../loaders/load-screen.server.ts';
import type { LoadArgs } from '../../loaders/load-entity.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';

export interface LoadedFestivals {
  page: ShownPage;
  list: ListPage<Festival>;
}

/** All festivals and series, those with coming events first. */
export async function loadFestivals({ url, context }: LoadArgs): Promise<LoadedFestivals> {
  const number = pageAt(url);
  const head = { title: m.festival_list(), description: m.festival_list_description() };
  return loadScreen({ url, context }, head, async ({ content, locale }) => ({
    list: listPage(await content.allFestivals(locale, number), url, number),
  }));
}
