import type { Locale } from '#text/languages.ts';
import { htmlToText } from '#text/html-to-text.ts';
import { pageOf, sharedOnly } from '../../loaders/page-of.ts';
import type { FoundPerson } from '../../content/calls/people-calls.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { m } from '#messages/paraglide/messages.js';
import { entityUrls } from '../../addresses/entity-address.ts';
import { screenAddress } from '../../addresses/screen-address.ts';

/** The page of an artist, for head, header, breadcrumb and editor. */
export function pageOfArtist(person: FoundPerson, locale: Locale): ShownPage {
  const { name, profession, biography, picture } = person;
  return pageOf(person, {
    urls: entityUrls('artists', person, locale),
    title: name,
    metaTitle: profession === '' ? name : `${name}, ${profession}`,
    metaDescription: htmlToText(biography) || [name, profession].filter(Boolean).join(', '),
    ogType: 'profile',
    ...sharedOnly(picture),
    breadcrumb: [{ title: m.artist_list(), url: screenAddress('artists', locale) }],
  });
}
