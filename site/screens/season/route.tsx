import { PageView } from '../../page/page-view.tsx';
import { ProductionsView } from '../productions/productions-view.tsx';
import type { Route } from './+types/route';
import { data } from 'react-router';
import type { Season } from '#contract/programme/programme.ts';
import { screenAddress } from '../../addresses/screen-address.ts';
import { contentContext, type LoadArgs, queryContext } from '../../content/context.ts';
import type { ShownPage } from '../../content/reading/read-page.ts';
import { wordAt } from '../../listing/list-address.ts';
import { listPage, mapList } from '../../listing/list-page.ts';
import { loadPage } from '../../loaders/load-page.server.ts';
import { loadScreen, ownPage } from '../../loaders/load-screen.server.ts';
import { m } from '#messages/paraglide/messages.js';
import type { PageQuery } from '../../page-query.server.ts';
import { addresses } from '../../screens.ts';
import { productionTeaser } from '../../teasers/teaser-data.ts';
import { type LoadedProductions, seasonLink } from '../productions/load.server.ts';
import { isLocale } from '#text/languages.ts';

export { clientLoader, shouldRevalidate } from '../../framework/navigation/screen-data.ts';

/** A season with its productions; without one, the page of the page tree at this address, or 404. */
export async function loader({ context }: LoadArgs): Promise<LoadedProductions | { page: ShownPage }> {
  const query = context.get(queryContext);
  const { url, locale, page } = query;
  const category = wordAt(url, 'category');
  const slug = seasonAt(url.pathname);
  const head = { title: m.production_list(), description: '' };
  const loaded = await loadScreen({ context }, head, async ({ content }) => {
    const productions = () => content.productions(locale, { category, season: slug }, page);
    const [categories, seasons, early] = await Promise.all([
      content.categoriesOfProductions(locale, slug),
      content.seasons(locale),
      content.isRemote && slug !== '' ? productions() : null,
    ]);
    const season = seasons.find((each) => each.slug === slug) ?? null;
    const answer = season && (early ?? (await productions()));
    const list = mapList(listPage(answer, query), productionTeaser);
    return { list, categories, seasons: seasons.map(seasonLink), category, season };
  });
  if (!loaded.season) {
    if (slug === '') throw data(null, { status: 404, statusText: 'Not Found' });
    // It may be a season: the list of seasons was unavailable.
    if (context.get(contentContext).lacksParts) throw data(null, { status: 503, statusText: 'Service Unavailable' });
    return loadPage({ context });
  }
  return { ...loaded, page: loaded.page.id === null ? pageOfSeason(loaded.season, query) : loaded.page };
}

function pageOfSeason(season: Season, { url, locale }: PageQuery): ShownPage {
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

/** Slug of the season in an address; empty when there is none. */
function seasonAt(pathname: string): string {
  const [, locale, list, slug = '', ...more] = pathname.split('/');
  if (!isLocale(locale) || `/${locale}/${list}` !== screenAddress('productions', locale) || more.length > 0) return '';
  return /^[\p{L}\p{N}][\p{L}\p{N}_-]{0,79}$/u.test(slug) ? slug : '';
}

export default function Season({ loaderData }: Route.ComponentProps) {
  return 'list' in loaderData ? <ProductionsView {...loaderData} /> : <PageView page={loaderData.page} />;
}
