import type { Locale } from '#text/languages.ts';
import type { DownloadDirectory } from '#contract/press/press.ts';
import { pageOf } from '../../loaders/page-of.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { m } from '#messages/paraglide/messages.js';
import { entityUrls } from '../../addresses/entity-address.ts';
import { screenAddress } from '../../addresses/screen-address.ts';

/** The page of a press directory, for head, header and breadcrumb. */
export function pageOfDirectory(directory: DownloadDirectory, locale: Locale): ShownPage {
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
