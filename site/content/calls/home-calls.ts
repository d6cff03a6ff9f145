import { homeApi } from '#contract/api.ts';
import type { BreakingNews, Slide } from '#contract/home/home.ts';
import type { Locale } from '#text/languages.ts';
import type { Calls } from './calls.ts';

/** Calls for the home page and the news banner. */
export interface HomeCalls {
  /** Current slides, in order; empty when unavailable. */
  slides(locale: Locale): Promise<Slide[]>;
  /** The current news; null when there is none. */
  breakingNews(locale: Locale): Promise<BreakingNews | null>;
}

export function homeCalls(calls: Calls): HomeCalls {
  return {
    async slides(locale) {
      const answer = await calls.optional(homeApi.slides, { locale }, {}, { need: 'part' });
      return (answer?.results ?? []).filter(({ title }) => title !== '');
    },
    async breakingNews(locale) {
      const first = (await calls.optional(homeApi.breakingNews, { locale }))?.results[0];
      return first && (first.title !== '' || first.text !== '') ? first : null;
    },
  };
}
