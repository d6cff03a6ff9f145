import type { FoundPerson } from '../../content/calls/area-calls.ts';
import type { LoadArgs } from '../../content/context.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { loadEntity } from '../../loaders/load-entity.server.ts';
import type { Locale } from '#text/languages.ts';
import { htmlToText } from '#text/html-to-text.ts';
import { pageOf, sharedOnly } from '../../loaders/page-of.ts';
import { m } from '#messages/paraglide/messages.js';
import { entityUrls } from '../../addresses/entity-address.ts';
import { screenAddress } from '../../addresses/screen-address.ts';

export interface LoadedArtist {
  page: ShownPage;
  person: Omit<FoundPerson, 'modules'>;
}

/** The artist at an address; without one, the page of the page tree at this address. */
export async function loadArtist(args: LoadArgs): Promise<LoadedArtist | { page: ShownPage }> {
  const loaded = await loadEntity(args, {
    screen: 'artists',
    find: (content, locale, id, edit) => content.person(locale, id, edit),
    pageOf: pageOfArtist,
  });
  return 'entity' in loaded ? { page: loaded.page, person: loaded.entity } : loaded;
}

/** The page of an artist, for head, header, breadcrumb and editor. */
function pageOfArtist(person: FoundPerson, locale: Locale): ShownPage {
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
