import { homeApi } from '#contract/api.ts';
import type { BreakingNews, Slide } from '#contract/home.ts';
import type { Locale } from '#contract/languages.ts';
import type { Calls } from './calls.ts';

/** The calls that concern the home page and the banner. */
export interface HomeCalls {
  /** Slides that are due, in order; none where they cannot be had. */
  slides(locale: Locale): Promise<Slide[]>;
  /** The news that is shown; null where there is none. */
  breakingNews(locale: Locale): Promise<BreakingNews | null>;
}

export function homeCalls(calls: Calls): HomeCalls {
  return {
    async slides(locale) {
      const answer = await calls.optional(homeApi.slides, { locale });
      return (answer?.results ?? []).filter(({ title }) => title !== '');
    },
    async breakingNews(locale) {
      const first = (await calls.optional(homeApi.breakingNews, { locale }))?.results[0];
      return first && (first.title !== '' || first.text !== '') ? first : null;
    },
  };
}
