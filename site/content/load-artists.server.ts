import type { PersonCategory } from '#contract/people.ts';
import { pageOfArtist } from '../artist/page-of-artist.ts';
import { m } from '../paraglide/messages.js';
import { loadScreen } from './load-screen.server.ts';
import { type LoadArgs, loadThing } from './load-thing.server.ts';
import type { FoundPerson } from './people-calls.ts';
import type { ShownPage } from './read-page.ts';

export interface LoadedArtists {
  page: ShownPage;
  categories: PersonCategory[];
}

/** Everyone who sings, plays and works here, by category. */
export async function loadArtists({ url, context }: LoadArgs): Promise<LoadedArtists> {
  const head = { title: m.artist_list(), description: m.artist_list_description() };
  return loadScreen({ url, context }, head, async ({ content, locale }) => ({
    categories: await content.artists(locale),
  }));
}

export interface LoadedArtist {
  page: ShownPage;
  person: Omit<FoundPerson, 'modules'>;
}

/** The artist at an address. Where there is none, the page of the page tree that may stand there. */
export async function loadArtist(args: LoadArgs): Promise<LoadedArtist | { page: ShownPage }> {
  const loaded = await loadThing(args, {
    screen: 'artists',
    find: (content, locale, id, edit) => content.person(locale, id, edit),
    pageOf: pageOfArtist,
  });
  return 'thing' in loaded ? { page: loaded.page, person: loaded.thing } : loaded;
}
