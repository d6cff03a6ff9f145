import type { DownloadDirectorySummary } from '#contract/press/press.ts';
import { type ListPage, listPage } from '../../listing/list-page.ts';
import { m } from '#messages/paraglide/messages.js';
import { loadScreen } from '../../loaders/load-screen.server.ts';
import type { LoadArgs } from '../../content/context.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';

export interface LoadedPress {
  page: ShownPage;
  list: ListPage<DownloadDirectorySummary>;
}

/** All press directories, newest first. */
export async function loadPress({ context }: LoadArgs): Promise<LoadedPress> {
  const head = { title: m.press_list(), description: m.press_description() };
  return loadScreen({ context }, head, async ({ content, locale, query }) => ({
    list: listPage(await content.pressDirectories(locale, query.page), query),
  }));
}
