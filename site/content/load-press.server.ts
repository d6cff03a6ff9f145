import type { DownloadDirectory, DownloadDirectorySummary } from '#contract/press.ts';
import { pageAt } from '../list/list-address.ts';
import { type ListPage, listPage } from '../list/list-page.ts';
import { m } from '../paraglide/messages.js';
import { pageOfDirectory } from '../press/page-of-directory.ts';
import { loadScreen } from './load-screen.server.ts';
import { type LoadArgs, loadThing } from './load-thing.server.ts';
import type { ShownPage } from './read-page.ts';

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

export interface LoadedDirectory {
  page: ShownPage;
  directory: DownloadDirectory;
}

/** The press directory at an address. Where there is none, the page of the page tree that may stand there. */
export async function loadDirectory(args: LoadArgs): Promise<LoadedDirectory | { page: ShownPage }> {
  const loaded = await loadThing(args, {
    screen: 'pressedownloads',
    find: (content, locale, id) => content.pressDirectory(locale, id),
    pageOf: pageOfDirectory,
  });
  return 'thing' in loaded ? { page: loaded.page, directory: loaded.thing } : loaded;
}
