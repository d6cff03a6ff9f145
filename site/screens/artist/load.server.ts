import type { FoundPerson } from '../../content/calls/people-calls.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { type LoadArgs, loadEntity } from '../../loaders/load-entity.server.ts';
import { pageOfArtist } from './page-of-artist.ts';

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
