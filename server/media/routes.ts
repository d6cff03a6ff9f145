import type { OpenAPIHono } from '@hono/zod-openapi';
import { mediaApi } from '#contract/api.ts';
import { AppError, errorSchema } from '#contract/errors.ts';
import { localeSchema } from '#contract/locale.ts';
import { mediaChangeSchema, mediaSchema } from '#contract/media.ts';
import { z } from 'zod';
import type { House } from '../house.ts';
import { listAnswer } from '../list-answer.ts';
import { allow, check, mount } from '../mount.ts';
import { changeMedia } from './change-media.ts';
import { fileRoutes } from './file-routes.ts';
import { listMedia, readMedia, toMedia } from './media-rows.ts';
import { readUpload } from './read-upload.ts';
import { removeMedia } from './remove-media.ts';
import { storeUpload } from './store-upload.ts';

const uploadParams = z.object({ locale: localeSchema });

/** The media library for editors, and its files for everyone. */
export function mediaRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, mediaApi.list, async ({ query, context }) => {
    const { total, rows } = await listMedia(house.db, query);
    return listAnswer(context, query, { count: total, results: rows.map(toMedia) });
  });
  mount(app, house, mediaApi.show, async ({ params }) => {
    const row = await readMedia(house.db, params.id);
    if (!row) throw new AppError('not_found');
    return toMedia(row);
  });
  mount(app, house, mediaApi.change, async ({ params, body }) => toMedia(await changeMedia(house, params.id, body)));
  mount(app, house, mediaApi.remove, async ({ params }) => {
    await removeMedia(house, params.id);
    return null;
  });
  uploadRoute(app, house);
  fileRoutes(app, house);
}

/** Not mounted like the others, because its body is a form with a file. */
function uploadRoute(app: OpenAPIHono, house: House): void {
  describeUpload(app);
  app.on('POST', ['/:locale/api/media', '/:locale/api/media/'], async (context) => {
    const { locale } = check(uploadParams, context.req.param(), 'invalid_locale');
    allow(await house.accounts.userOf(context.req.raw), 'editor');
    const upload = await readUpload(context.req.raw, house.config.upload.bytes, locale);
    context.header('Cache-Control', 'no-store');
    return context.json(toMedia(await storeUpload(house, upload)), 201);
  });
}

function describeUpload(app: OpenAPIHono): void {
  const refused = (description: string) => ({ description, content: { 'application/json': { schema: errorSchema } } });
  const form = z.object({
    file: z
      .any()
      .meta({ type: 'string', format: 'binary', description: 'The file; its type is decided by its bytes.' }),
    ...mediaChangeSchema.shape,
  });
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/{locale}/api/media/',
    operationId: 'uploadMedia',
    summary:
      'Takes a picture or a file for download into the library. Texts and focal point are JSON parts of the form.',
    tags: ['media'],
    security: [{ session: [] }],
    request: {
      params: uploadParams as never,
      body: { required: true, content: { 'multipart/form-data': { schema: form } } },
    },
    responses: {
      201: { description: 'The new entry.', content: { 'application/json': { schema: mediaSchema } } },
      401: refused('Nobody is logged in.'),
      403: refused('No right to do this, or no CSRF token.'),
      413: refused('The file is too large.'),
      415: refused('This kind of file is not kept, e.g. SVG or HTML.'),
      422: refused('The file is damaged, a fake, or has too many pixels; or a text is wrong.'),
    },
  });
}
