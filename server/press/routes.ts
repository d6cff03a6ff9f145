import type { OpenAPIHono } from '@hono/zod-openapi';
import { pressApi } from '#contract/api.ts';
import { byId } from '#contract/calls.ts';
import { errorSchema } from '#contract/errors.ts';
import { z } from 'zod';
import type { House } from '../house.ts';
import { listAnswer, offsetOf } from '../list-answer.ts';
import { localeOf } from '../locale-of.ts';
import { check, mount } from '../mount.ts';
import { listDirectories } from './list-directories.ts';
import { sendArchive } from './send-archive.ts';
import { showDirectory } from './show-directory.ts';

/** Pictures and texts for the press. */
export function pressRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, pressApi.list, async (call) => {
    const { params, query, context } = call;
    const slice = { limit: query.page_size, offset: offsetOf(query) };
    return listAnswer(context, query, await listDirectories(house, slice, params.locale, call));
  });

  mount(app, house, pressApi.show, ({ params, user, tags: used }) => showDirectory(house, { ...params, user }, used));
  archiveRoute(app, house);
}

const archive = '/:locale/api/download-directories/:id/archive';

/** Not mounted like the others, because its answer is a file. */
function archiveRoute(app: OpenAPIHono, house: House): void {
  describeArchive(app);
  app.on('GET', [archive, `${archive}/`], async (context) => {
    const params = check(byId, context.req.param(), 'bad_request', localeOf(context));
    return sendArchive(context, house, { ...params, user: await house.accounts.userOf(context.req.raw) });
  });
}

function describeArchive(app: OpenAPIHono): void {
  const refused = (description: string) => ({ description, content: { 'application/json': { schema: errorSchema } } });
  const file = z.any().meta({ type: 'string', format: 'binary' });
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/{locale}/api/download-directories/{id}/archive/',
    operationId: 'getDownloadArchive',
    summary: 'All files of a press directory in one zip, with a text that names their copyrights.',
    tags: ['press'],
    request: { params: byId as never },
    responses: {
      200: { description: 'The zip.', content: { 'application/zip': { schema: file } } },
      400: refused('The address is malformed.'),
      404: refused('There is no such directory, or nothing in it.'),
    },
  });
}
