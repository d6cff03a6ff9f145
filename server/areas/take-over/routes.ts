import type { OpenAPIHono } from '@hono/zod-openapi';
import { takeOverApi } from '#contract/api.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, sliceOf } from '../../http/list-answer.ts';
import { mount } from '../../http/mount.ts';
import { createForeignRequest } from '../../platform/safe-fetch/request-foreign.ts';
import { beginRun } from './runs/follow-run.ts';
import { getRun, lastRuns, resumeRun, stopRun } from './runs/run-rows.ts';
import { listFindings, showRun, showRuns } from './runs/show-run.ts';

/** Taking over the content of another backend, for admins. */
export function takeOverRoutes(app: OpenAPIHono, ctx: AppContext): void {
  const request = createForeignRequest(ctx.config.takeOverHosts);
  mount({ app, ctx }, takeOverApi.start, async ({ body, user, params: { locale } }) =>
    showRun(ctx.db, await beginRun(ctx, { wish: body, author: user, request }), locale),
  );
  mount({ app, ctx }, takeOverApi.list, async ({ params: { locale } }) => ({
    results: await showRuns(ctx.db, await lastRuns(ctx.db), locale),
  }));
  mount({ app, ctx }, takeOverApi.show, async ({ params: { id, locale } }) =>
    showRun(ctx.db, await getRun(ctx.db, id), locale),
  );
  mount({ app, ctx }, takeOverApi.findings, async ({ params: { id, locale }, query, address }) => {
    const run = await getRun(ctx.db, id);
    const wanted = { runId: run.id, finding: query.finding, locale };
    return listAnswer({ address, query }, await listFindings(ctx.db, wanted, sliceOf(query)));
  });
  mount({ app, ctx }, takeOverApi.stop, async ({ params: { id, locale } }) =>
    showRun(ctx.db, await stopRun(ctx, id), locale),
  );
  mount({ app, ctx }, takeOverApi.resume, async ({ params: { id, locale } }) =>
    showRun(ctx.db, await resumeRun(ctx, id), locale),
  );
}
