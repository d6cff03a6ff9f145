import { programmeApi } from '#contract/api.ts';
import type { ResponseOf } from '#contract/base/endpoint.ts';
import type { Locale } from '#text/languages.ts';
import type { Production, Season } from '#contract/programme/programme.ts';
import { withAddresses } from '../../addresses/entity-address.ts';
import type { Calls } from '../client/page-request.ts';

export type ProductionList = ResponseOf<typeof programmeApi.productions>;

export interface ProductionFilter {
  /** Slugs; empty for all. */
  season?: string;
  category?: string;
  /** True: only productions of the home page. */
  highlight?: boolean;
}

/** Calls for productions and seasons. */
export interface ProductionCalls {
  /** Null when there is no production with this id. With `edit` the draft if the session may see it. */
  production(locale: Locale, id: number, edit?: boolean): Promise<Production | null>;
  /** One page of matching productions; null when the backend has no such list or rejects the filter. */
  productions(locale: Locale, filter: ProductionFilter, page: number): Promise<ProductionList | null>;
  /** The first matching productions; empty when unavailable. */
  someProductions(locale: Locale, filter: ProductionFilter, count: number): Promise<ProductionList['results']>;
  /** All seasons, newest first; empty when unavailable. */
  seasons(locale: Locale): Promise<Season[]>;
}

export function productionCalls(calls: Calls): ProductionCalls {
  return {
    async production(locale, id, edit = false) {
      const production = await calls.editable(programmeApi.production, { locale, id }, edit);
      if (!production || production.title === '') return null;
      return { ...production, id, articles: withAddresses('blog', locale, production.articles) };
    },
    async productions(locale, filter, page) {
      return listed(locale, await calls.get(programmeApi.productions, { locale }, { ...queryOf(filter), page }));
    },
    async someProductions(locale, filter, count) {
      const query = { ...queryOf(filter), page_size: count };
      return (
        listed(locale, await calls.optional(programmeApi.productions, { locale }, query, { need: 'part' }))?.results ??
        []
      ).slice(0, count);
    },
    async seasons(locale) {
      const answer = await calls.optional(programmeApi.seasons, { locale }, { page_size: 100 }, { need: 'part' });
      return (answer?.results ?? []).filter(({ slug, name }) => slug !== '' && name !== '');
    },
  };
}

function queryOf({ season = '', category = '', highlight = false }: ProductionFilter): Record<string, string> {
  return {
    ...(season !== '' && { season }),
    ...(category !== '' && { category }),
    ...(highlight && { is_highlight: 'True' }),
  };
}

/** Drops entries without a title and gives each of the others an address. */
function listed(locale: Locale, answer: ProductionList | null): ProductionList | null {
  if (!answer) return null;
  const titled = answer.results.filter(({ title }) => title !== '');
  return { ...answer, results: withAddresses('productions', locale, titled) };
}
