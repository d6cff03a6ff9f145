import { programmeApi } from '#contract/api.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import type { Locale } from '#contract/languages.ts';
import type { Production, Season } from '#contract/programme.ts';
import { withAddresses } from '../thing-address.ts';
import type { Calls } from './calls.ts';

export type ProductionList = ResponseOf<typeof programmeApi.productions>;

export interface ProductionFilter {
  /** Slugs; empty: all. */
  season?: string;
  category?: string;
  /** True: only what the home page shows. */
  highlight?: boolean;
}

/** The calls that concern productions and seasons. */
export interface ProductionCalls {
  /** Null where there is none with this number. With `edit` its draft, as far as the session allows. */
  production(locale: Locale, id: number, edit?: boolean): Promise<Production | null>;
  /** A page of the productions that fit; null where the backend knows no list or refuses the filter. */
  productions(locale: Locale, filter: ProductionFilter, page: number): Promise<ProductionList | null>;
  /** The first productions that fit; none where they cannot be had. */
  someProductions(locale: Locale, filter: ProductionFilter, count: number): Promise<ProductionList['results']>;
  /** All seasons, newest first; none where they cannot be had. */
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
      return listed(locale, await calls.optional(programmeApi.productions, { locale }, query))?.results ?? [];
    },
    async seasons(locale) {
      const answer = await calls.optional(programmeApi.seasons, { locale }, { page_size: 100 });
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

/** An entry without a title is none; each has an address. */
function listed(locale: Locale, answer: ProductionList | null): ProductionList | null {
  if (!answer) return null;
  const titled = answer.results.filter(({ title }) => title !== '');
  return { ...answer, results: withAddresses('productions', locale, titled) };
}
