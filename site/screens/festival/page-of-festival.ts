import type { Locale } from '#text/languages.ts';
import type { FestivalPage } from '#contract/programme/festivals.ts';
import { pageOf, sharedOnly } from '../../loaders/page-of.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { m } from '#messages/paraglide/messages.js';
import { htmlToText } from '#text/html-to-text.ts';
import { entityUrls } from '../../addresses/entity-address.ts';
import { screenAddress } from '../../addresses/screen-address.ts';

/** The page of a festival or series, for head, header, breadcrumb and editor. */
export function pageOfFestival(festival: FestivalPage, locale: Locale): ShownPage {
  const { title, description, picture } = festival;
  return pageOf(festival, {
    urls: entityUrls('series', festival, locale),
    title,
    metaDescription: htmlToText(description) || title,
    ...sharedOnly(picture),
    breadcrumb: [{ title: m.festival_list(), url: screenAddress('series', locale) }],
  });
}
