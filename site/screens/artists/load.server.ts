import type { PersonCategory } from '#contract/people/people.ts';
import { type PersonTeaser, personTeaser } from '../../teasers/teaser-data.ts';
import { m } from '#messages/paraglide/messages.js';
import { loadScreen } from '../../loaders/load-screen.server.ts';
import type { LoadArgs } from '../../content/context.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';

export interface LoadedArtists {
  page: ShownPage;
  categories: (Pick<PersonCategory, 'slug' | 'name'> & { persons: PersonTeaser[] })[];
}

/** All artists by category. */
export async function loadArtists({ context }: LoadArgs): Promise<LoadedArtists> {
  const head = { title: m.artist_list(), description: m.artist_list_description() };
  return loadScreen({ context }, head, async ({ content, locale }) => ({
    categories: (await content.artists(locale)).map(({ slug, name, persons }) => ({
      slug,
      name,
      persons: persons.map(personTeaser),
    })),
  }));
}
