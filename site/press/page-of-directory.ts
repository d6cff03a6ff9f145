import type { Locale } from '#contract/languages.ts';
import type { DownloadDirectory } from '#contract/press.ts';
import { pageOf } from '../content/page-of.ts';
import type { ShownPage } from '../content/read-page.ts';
import { m } from '../paraglide/messages.js';
import { screenAddress, thingUrls } from '../thing-address.ts';

/** What head, header and breadcrumb need to know of a press directory’s page. */
export function pageOfDirectory(directory: DownloadDirectory, locale: Locale): ShownPage {
  return pageOf(
    { lang: directory.lang },
    {
      urls: thingUrls('pressedownloads', directory, locale),
      title: directory.title,
      metaTitle: `${directory.title}, ${m.press_list()}`,
      metaDescription: directory.description || m.press_description(),
      breadcrumb: [{ title: m.press_list(), url: screenAddress('pressedownloads', locale) }],
    },
  );
}
