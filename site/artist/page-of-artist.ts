import type { Locale } from '#contract/languages.ts';
import { pageOf, sharedOnly } from '../content/page-of.ts';
import type { FoundPerson } from '../content/people-calls.ts';
import type { ShownPage } from '../content/read-page.ts';
import { m } from '../paraglide/messages.js';
import { screenAddress, thingUrls } from '../thing-address.ts';

/** What head, header, breadcrumb and editor need to know of somebody’s page. */
export function pageOfArtist(person: FoundPerson, locale: Locale): ShownPage {
  const { name, profession, biography, picture } = person;
  return pageOf(person, {
    urls: thingUrls('artists', person, locale),
    title: name,
    metaTitle: profession === '' ? name : `${name}, ${profession}`,
    metaDescription: plain(biography) || [name, profession].filter(Boolean).join(', '),
    ogType: 'profile',
    ...sharedOnly(picture),
    breadcrumb: [{ title: m.artist_list(), url: screenAddress('artists', locale) }],
  });
}

/** The words of a rich text. */
function plain(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
