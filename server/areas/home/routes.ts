import type { Backend } from '../../http/backend.ts';
import { homeApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, pageOf } from '../../http/list-answer.ts';
import { mountQuery } from '../../http/mount.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { listBreakingNews } from './list-breaking-news.ts';
import { listSlides } from './list-slides.ts';

/** The top of the home page: slides and breaking news. */
export function homeRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, homeApi.slides, async ({ request, params, query, tags: used, address }) => {
    used.add(tags.home);
    const reader = { locale: params.locale, visibility: request.visibility, clock: ctx.clock };
    return listAnswer({ address, query }, pageOf(await listSlides(request, reader), query));
  });

  mountQuery({ app, ctx }, homeApi.breakingNews, async ({ request, params, query, tags: used, address }) => {
    used.add(tags.breakingNews);
    const reader = { locale: params.locale, visibility: request.visibility, clock: ctx.clock };
    return listAnswer({ address, query }, pageOf(await listBreakingNews(request, reader), query));
  });
}
