import type { EventCategory, Season } from '#contract/programme/programme.ts';
import type { LoadArgs } from '../../content/context.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { wordAt } from '../../listing/list-address.ts';
import { type ListPage, listPage, mapList } from '../../listing/list-page.ts';
import { loadScreen } from '../../loaders/load-screen.server.ts';
import { type ProductionTeaser, productionTeaser } from '../../teasers/teaser-data.ts';
import { m } from '#messages/paraglide/messages.js';

/** A season among the filters. */
type SeasonLink = Pick<Season, 'slug' | 'name' | 'url' | 'lang'>;

export interface LoadedProductions {
  page: ShownPage;
  list: ListPage<ProductionTeaser>;
  categories: EventCategory[];
  seasons: SeasonLink[];
  /** Slug of the chosen category; empty for all. */
  category: string;
  /** The season of this page; null in the list of all productions. */
  season: Season | null;
}

/** The list of productions, or those of one category. */
export async function loadProductions({ context }: LoadArgs): Promise<LoadedProductions> {
  const head = { title: m.production_list(), description: m.production_list_description() };
  return loadScreen({ context }, head, async ({ content, locale, query }) => {
    const category = wordAt(query.url, 'category');
    const [answer, categories, seasons] = await Promise.all([
      content.productions(locale, { category }, query.page),
      content.categoriesOfProductions(locale),
      content.seasons(locale),
    ]);
    const list = mapList(listPage(answer, query), productionTeaser);
    return { list, categories, seasons: seasons.map(seasonLink), category, season: null };
  });
}

export function seasonLink({ slug, name, url, lang }: Season): SeasonLink {
  return { slug, name, url, lang };
}
