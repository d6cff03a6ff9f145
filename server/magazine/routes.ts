import type { OpenAPIHono } from '@hono/zod-openapi';
import { magazineApi } from '#contract/api.ts';
import type { House } from '../house.ts';
import { listAnswer, offsetOf, pageOf } from '../list-answer.ts';
import { mount } from '../mount.ts';
import { tags } from '../page-cache/tags.ts';
import { listArticleCategories, listArticles } from './list-articles.ts';
import { showArticle } from './show-article.ts';

/** The magazine. */
export function magazineRoutes(app: OpenAPIHono, house: House): void {
  for (const endpoint of [magazineApi.articles, magazineApi.blog])
    mount(app, house, endpoint, async (call) => {
      const { params, query, context } = call;
      const filter = {
        category: query.categories__slug,
        onHome: query.show_on_home === undefined ? undefined : query.show_on_home.toLowerCase() === 'true',
      };
      const slice = { limit: query.page_size, offset: offsetOf(query) };
      return listAnswer(context, query, await listArticles(house, filter, slice, params.locale, call));
    });

  mount(app, house, magazineApi.article, (call) => {
    const question = { ...call.params, edit: call.query.edit !== undefined, user: call.user };
    return showArticle(house, question, call);
  });

  mount(app, house, magazineApi.categories, async ({ params, query, tags: used, context }) => {
    used.add(tags.articleCategories);
    return listAnswer(context, query, pageOf(await listArticleCategories(house.db, params.locale), query));
  });
}
