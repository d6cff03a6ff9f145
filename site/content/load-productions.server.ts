import { data, type RouterContextProvider } from 'react-router';
import type { EventCategory, ProductionSummary, Season } from '#contract/programme.ts';
import { pageAt, wordAt } from '../list/list-address.ts';
import { type ListPage, listPage } from '../list/list-page.ts';
import { localeOf } from '../locale.ts';
import { m } from '../paraglide/messages.js';
import { seasonAt } from '../production/production-address.ts';
import { addresses } from '../screens.ts';
import { screenAddress } from '../thing-address.ts';
import { contentContext } from './context.ts';
import { loadScreen, ownPage } from './load-screen.server.ts';
import { loadPage } from './load-page.server.ts';
import type { ShownPage } from './read-page.ts';

interface LoadArgs {
  url: URL;
  context: Readonly<RouterContextProvider>;
}

export interface LoadedProductions {
  page: ShownPage;
  list: ListPage<ProductionSummary>;
  categories: EventCategory[];
  seasons: Season[];
  /** Slug of the chosen category; empty: all. */
  category: string;
  /** The season whose page this is; null on the list of all. */
  season: Season | null;
}

/** The list of productions, all or those of one category. */
export async function loadProductions({ url, context }: LoadArgs): Promise<LoadedProductions> {
  const category = wordAt(url, 'category');
  const number = pageAt(url);
  const head = { title: m.production_list(), description: m.production_list_description() };
  return loadScreen({ url, context }, head, async ({ content, locale }) => {
    const [answer, categories, seasons] = await Promise.all([
      content.productions(locale, { category }, number),
      content.categoriesOfProductions(locale),
      content.seasons(locale),
    ]);
    return { list: listPage(answer, url, number), categories, seasons, category, season: null };
  });
}

/** A season with its productions. Where there is none, the page of the page tree that may stand there, or 404. */
export async function loadSeason({ url, context }: LoadArgs): Promise<LoadedProductions | { page: ShownPage }> {
  const category = wordAt(url, 'category');
  const number = pageAt(url);
  const slug = seasonAt(url.pathname);
  const locale = localeOf(url.pathname);
  const head = { title: m.production_list(), description: '' };
  const loaded = await loadScreen({ url, context }, head, async ({ content }) => {
    const [categories, seasons] = await Promise.all([
      content.categoriesOfProductions(locale, slug),
      content.seasons(locale),
    ]);
    const season = seasons.find((each) => each.slug === slug) ?? null;
    const answer = season && (await content.productions(locale, { category, season: slug }, number));
    return { list: listPage(answer, url, number), categories, seasons, category, season };
  });
  if (!loaded.season) {
    if (slug === '') throw data(null, { status: 404, statusText: 'Not Found' });
    // It may well be one: the seasons could not be had.
    if (!context.get(contentContext).complete) throw data(null, { status: 503, statusText: 'Service Unavailable' });
    return loadPage({ url, context });
  }
  return { ...loaded, page: loaded.page.id === null ? pageOfSeason(loaded.season, url) : loaded.page };
}

function pageOfSeason(season: Season, url: URL): ShownPage {
  const locale = localeOf(url.pathname);
  return {
    ...ownPage(
      { title: season.name, description: season.description || m.production_list_description() },
      url.pathname,
    ),
    urls: addresses(url.pathname),
    hero: season.picture ?? null,
    ...(season.lang === 'de' && { lang: 'de' }),
    breadcrumb: [{ title: m.production_list(), url: screenAddress('productions', locale) }],
  };
}
