import type { OpenAPIHono } from '@hono/zod-openapi';
import { magazineApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, offsetOf, pageOf } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { listArticleCategories, listArticles } from './list-articles.ts';
import { showArticle } from './show-article.ts';

/** The magazine. */
export function magazineRoutes(app: OpenAPIHono, ctx: AppContext): void {
  for (const endpoint of [magazineApi.articles, magazineApi.blog])
    mount({ app, ctx }, endpoint, async (call) => {
      const { query, context } = call;
      const filter = {
        category: query.categories__slug,
        onHome: query.show_on_home === undefined ? undefined : query.show_on_home.toLowerCase() === 'true',
      };
      const slice = { limit: query.page_size, offset: offsetOf(query) };
      return listAnswer(context, query, await listArticles(call.request, { filter, slice }));
    });

  mount({ app, ctx }, magazineApi.article, (call) => {
    const question = { ...call.request, ...call.params, edit: call.query.edit !== undefined };
    return showArticle(ctx, question, call);
  });

  mount({ app, ctx }, magazineApi.categories, async ({ params, query, tags: used, context }) => {
    used.add(tags.articleCategories);
    return listAnswer(context, query, pageOf(await listArticleCategories(ctx.db, params.locale), query));
  });
}
