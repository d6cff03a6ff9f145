import type { Backend } from '../../http/backend.ts';
import { homeApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, pageOf } from '../../http/list-answer.ts';
import { mountQuery } from '../../http/mount.ts';
import { listBreakingNews, listSlides } from './list-announcements.ts';

/** The top of the home page: slides and breaking news. */
export function homeRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, homeApi.slides, async (call) =>
    listAnswer(call, pageOf(await listSlides(call.request), call.query)),
  );

  mountQuery({ app, ctx }, homeApi.breakingNews, async (call) =>
    listAnswer(call, pageOf(await listBreakingNews(call.request), call.query)),
  );
}
