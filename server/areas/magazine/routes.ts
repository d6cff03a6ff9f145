import type { Backend } from '../../http/backend.ts';
import { magazineApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, offsetOf, pageOf } from '../../http/list-answer.ts';
import { mountQuery } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { listArticleCategories, listArticles } from './list-articles.ts';
import { showArticle } from './show-article.ts';

/** The magazine. */
export function magazineRoutes(app: Backend, ctx: AppContext): void {
  for (const endpoint of [magazineApi.articles, magazineApi.blog])
    mountQuery({ app, ctx }, endpoint, async (call) => {
      const { query, address } = call;
      const filter = {
        category: query.categories__slug,
        onHome: query.show_on_home === undefined ? undefined : query.show_on_home.toLowerCase() === 'true',
      };
      const slice = { limit: query.page_size, offset: offsetOf(query) };
      return listAnswer({ address, query }, await listArticles(call.request, { filter, slice }));
    });

  mountQuery({ app, ctx }, magazineApi.article, (call) => {
    const question = { ...call.request, ...call.params, edit: call.query.edit !== undefined };
    return showArticle(ctx, question, call);
  });

  mountQuery({ app, ctx }, magazineApi.categories, async ({ params, query, tags: used, address }) => {
    used.add(tags.articleCategories);
    return listAnswer({ address, query }, pageOf(await listArticleCategories(ctx.db, params.locale), query));
  });
}
