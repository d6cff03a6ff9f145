import type { DownloadDirectorySummary } from '#contract/press/press.ts';
import { pageAt } from '../../listing/list-address.ts';
import { type ListPage, listPage } from '../../listing/list-page.ts';
import { m } from '#messages/paraglide/messages.js';
import { loadScreen } from '../../loaders/load-screen.server.ts';
import type { LoadArgs } from '../../loaders/load-entity.server.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';

export interface LoadedPress {
  page: ShownPage;
  list: ListPage<DownloadDirectorySummary>;
}

/** All press directories, newest first. */
export async function loadPress({ url, context }: LoadArgs): Promise<LoadedPress> {
  const number = pageAt(url);
  const head = { title: m.press_list(), description: m.press_description() };
  return loadScreen({ url, context }, head, async ({ content, locale }) => ({
    list: listPage(await content.pressDirectories(locale, number), url, number),
  }));
}
