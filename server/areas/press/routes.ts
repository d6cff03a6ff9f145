import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Backend } from '../../http/backend.ts';
import { pressApi } from '#contract/api.ts';
import { byId } from '#contract/base/parameters.ts';
import { errorSchema } from '#contract/base/errors.ts';
import { z } from 'zod';
import type { AppContext } from '../../app-context.ts';
import { listAnswer, offsetOf } from '../../http/list-answer.ts';
import { localeOf } from '../../http/locale-of.ts';
import { check, mountQuery } from '../../http/mount.ts';
import { visibilityOf } from '../../platform/preview/visibility-of.ts';
import { listDirectories } from './list-directories.ts';
import { sendArchive } from './send-archive.ts';
import { showDirectory } from './show-directory.ts';

/** Pictures and texts for the press. */
export function pressRoutes(app: Backend, ctx: AppContext): void {
  mountQuery({ app, ctx }, pressApi.list, async (call) => {
    const { query, address } = call;
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer({ address, query }, await listDirectories(call.request, slice));
  });

  mountQuery({ app, ctx }, pressApi.show, ({ request, params, tags: used }) =>
    showDirectory(ctx, { ...request, ...params }, used),
  );
  archiveRoute(app, ctx);
}

const archive = '/:locale/api/download-directories/:id/archive';

/** Not registered through `mount`, because the response is a file. */
function archiveRoute(app: OpenAPIHono, ctx: AppContext): void {
  describeArchive(app);
  app.on('GET', [archive, `${archive}/`], async (context) => {
    const params = check(byId, context.req.param(), { code: 'bad_request', locale: localeOf(context) });
    const user = await ctx.accounts.userOf(context.req.raw);
    const visibility = await visibilityOf(ctx, context.req.header('cookie'), user);
    return sendArchive(context, ctx, { ...params, user, visibility });
  });
}

function describeArchive(app: OpenAPIHono): void {
  const refused = (description: string) => ({ description, content: { 'application/json': { schema: errorSchema } } });
  const file = z.any().meta({ type: 'string', format: 'binary' });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/{locale}/api/download-directories/{id}/archive/',
    operationId: 'getDownloadArchive',
    summary: 'All files of a press directory as one zip, with a text file of their copyrights.',
    tags: ['press'],
    request: { params: byId },
    responses: {
      200: { description: 'The zip file.', content: { 'application/zip': { schema: file } } },
      400: refused('The address is malformed.'),
      404: refused('There is no such directory, or nothing in it.'),
    },
  });
}
