import { magazineApi } from '#contract/api.ts';
import type { ResponseOf } from '#contract/base/endpoint.ts';
import type { Locale } from '#text/languages.ts';
import type { Article, ArticleCategory } from '#contract/magazine/magazine.ts';
import type { ArticleSummary } from '#contract/programme/programme.ts';
import { withAddresses } from '../../addresses/entity-address.ts';
import type { Calls } from './calls.ts';

export type ArticleList = ResponseOf<typeof magazineApi.articles>;

/** Calls for the magazine. */
export interface MagazineCalls {
  /** Null when there is no article with this id. With `edit` the draft if the session may see it. */
  article(locale: Locale, id: number, edit?: boolean): Promise<Article | null>;
  /** One page of articles, newest first; `category` is the slug of a category, empty for all. */
  articles(locale: Locale, category: string, page: number): Promise<ArticleList | null>;
  /** Articles for the home page; empty when unavailable. */
  articlesForHome(locale: Locale, count: number): Promise<ArticleSummary[]>;
  /** All categories; empty when unavailable. */
  rubrics(locale: Locale): Promise<ArticleCategory[]>;
}

export function magazineCalls(calls: Calls): MagazineCalls {
  return {
    async article(locale, id, edit = false) {
      const article = await calls.editable(magazineApi.article, { locale, id }, edit);
      if (!article || article.title === '') return null;
      const productions = withAddresses('productions', locale, article.productions);
      return { ...article, id, productions, more: withAddresses('blog', locale, article.more) };
    },
    async articles(locale, category, page) {
      const query = { ...(category !== '' && { categories__slug: category }), page };
      return listed(locale, await calls.get(magazineApi.articles, { locale }, query));
    },
    async articlesForHome(locale, count) {
      const query = { show_on_home: 'True', page_size: count };
      return (
        listed(locale, await calls.optional(magazineApi.articles, { locale }, query, { need: 'part' }))?.results ?? []
      ).slice(0, count);
    },
    async rubrics(locale) {
      const answer = await calls.optional(magazineApi.categories, { locale }, { page_size: 100 });
      return (answer?.results ?? []).filter(({ slug, name }) => slug !== '' && name !== '');
    },
  };
}

/** Drops entries without a title and gives each of the others an address. */
function listed(locale: Locale, answer: ArticleList | null): ArticleList | null {
  if (!answer) return null;
  const titled = answer.results.filter(({ title }) => title !== '');
  return { ...answer, results: withAddresses('blog', locale, titled) };
}
