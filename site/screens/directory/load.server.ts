import type { DownloadDirectory } from '#contract/press/press.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { type LoadArgs, loadEntity } from '../../loaders/load-entity.server.ts';
import { pageOfDirectory } from './page-of-directory.ts';

export interface LoadedDirectory {
  page: ShownPage;
  directory: DownloadDirectory;
}

/** The press directory at an address; without one, the page of the page tree at this address. */
export async function loadDirectory(args: LoadArgs): Promise<LoadedDirectory | { page: ShownPage }> {
  const loaded = await loadEntity(args, {
    screen: 'pressedownloads',
    find: (content, locale, id) => content.pressDirectory(locale, id),
    pageOf: pageOfDirectory,
  });
  return 'entity' in loaded ? { page: loaded.page, directory: loaded.entity } : loaded;
}
