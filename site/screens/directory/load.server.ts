import type { DownloadDirectory } from '#contract/press/press.ts';
import type { LoadArgs } from '../../content/context.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { loadEntity } from '../../loaders/load-entity.server.ts';
import type { Locale } from '#text/languages.ts';
import { pageOf } from '../../loaders/page-of.ts';
import { m } from '#messages/paraglide/messages.js';
import { entityUrls } from '../../addresses/entity-address.ts';
import { screenAddress } from '../../addresses/screen-address.ts';

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

/** The page of a press directory, for head, header and breadcrumb. */
function pageOfDirectory(directory: DownloadDirectory, locale: Locale): ShownPage {
  return pageOf(
    { lang: directory.lang },
    {
      urls: entityUrls('pressedownloads', directory, locale),
      title: directory.title,
      metaTitle: `${directory.title}, ${m.press_list()}`,
      metaDescription: directory.description || m.press_description(),
      breadcrumb: [{ title: m.press_list(), url: screenAddress('pressedownloads', locale) }],
    },
  );
}
