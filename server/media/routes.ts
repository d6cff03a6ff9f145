import type { OpenAPIHono } from '@hono/zod-openapi';
import { mediaApi } from '#contract/api.ts';
import { AppError, errorSchema } from '#contract/errors.ts';
import { byId } from '#contract/calls.ts';
import { localeSchema } from '#contract/locale.ts';
import { mediaChangeSchema, mediaSchema } from '#contract/media.ts';
import { z } from 'zod';
import { csvAnswer } from '../csv/csv-answer.ts';
import type { House } from '../house.ts';
import { listAnswer } from '../list-answer.ts';
import { localeOf } from '../locale-of.ts';
import { allow, check, mount } from '../mount.ts';
import { changeMedia } from './change-media.ts';
import { exportMedia } from './export-media.ts';
import { fileRoutes } from './file-routes.ts';
import { listMedia } from './list-media.ts';
import { readMedia, toMedia } from './media-rows.ts';
import { readUpload } from './read-upload.ts';
import { removeMedia } from './remove-media.ts';
import { replaceFile } from './replace-file.ts';
import { storeUpload } from './store-upload.ts';
import { tellUses } from './tell-uses.ts';
import { mediaUsedIn } from './used-in.ts';

const uploadParams = z.object({ locale: localeSchema });

/** The media library for editors, and its files for everyone. */
export function mediaRoutes(app: OpenAPIHono, house: House): void {
  mount(app, house, mediaApi.list, async ({ query, context }) => {
    const { total, rows } = await listMedia(house.db, query);
    return listAnswer(context, query, { count: total, results: rows.map(toMedia) });
  });
  mount(app, house, mediaApi.exportCsv, ({ query, context }) =>
    Promise.resolve(csvAnswer(context, 'media', house.clock(), exportMedia(house.db, query))),
  );
  mount(app, house, mediaApi.show, async ({ params }) => {
    const row = await readMedia(house.db, params.id);
    if (!row) throw new AppError('not_found');
    return toMedia(row);
  });
  mount(app, house, mediaApi.change, async ({ params, body }) => toMedia(await changeMedia(house, params.id, body)));
  mount(app, house, mediaApi.remove, async ({ params }) => {
    await removeMedia(house, params.id, params.locale);
    return null;
  });
  mount(app, house, mediaApi.uses, async ({ params }) => {
    if (!(await readMedia(house.db, params.id))) throw new AppError('not_found');
    return tellUses(house, await mediaUsedIn(house.db, params.id), params.locale);
  });
  uploadRoute(app, house);
  replaceRoute(app, house);
  fileRoutes(app, house);
}

/** Not mounted like the others, because its body is a form with a file. */
function uploadRoute(app: OpenAPIHono, house: House): void {
  describeForm(app, {
    path: '/{locale}/api/media/',
    operationId: 'uploadMedia',
    summary:
      'Takes a picture or a file for download into the library. Texts and focal point are JSON parts of the form.',
    params: uploadParams,
    status: 201,
  });
  app.on('POST', ['/:locale/api/media', '/:locale/api/media/'], async (context) => {
    const { locale } = check(uploadParams, context.req.param(), 'invalid_locale');
    allow(await house.accounts.userOf(context.req.raw), 'editor');
    const upload = await readUpload(context.req.raw, house.config.upload.bytes, locale);
    context.header('Cache-Control', 'no-store');
    return context.json(toMedia(await storeUpload(house, upload)), 201);
  });
}

/** Another file for an entry, as a form with a file. */
function replaceRoute(app: OpenAPIHono, house: House): void {
  describeForm(app, {
    path: '/{locale}/api/media/{id}/file/',
    operationId: 'replaceMediaFile',
    summary: 'Puts another file in the place of an entry’s. Its uses stay, and its old addresses lead to the new file.',
    params: byId,
    status: 200,
  });
  app.on('POST', ['/:locale/api/media/:id/file', '/:locale/api/media/:id/file/'], async (context) => {
    const { locale, id } = check(byId, context.req.param(), 'bad_request', localeOf(context));
    allow(await house.accounts.userOf(context.req.raw), 'editor');
    const upload = await readUpload(context.req.raw, house.config.upload.bytes, locale);
    context.header('Cache-Control', 'no-store');
    return context.json(toMedia(await replaceFile(house, id, upload)), 200);
  });
}

interface FormCall {
  path: string;
  operationId: string;
  summary: string;
  params: z.ZodType;
  status: 200 | 201;
}

function describeForm(app: OpenAPIHono, { params, status, ...call }: FormCall): void {
  const refused = (description: string) => ({ description, content: { 'application/json': { schema: errorSchema } } });
  const form = z.object({
    file: z
      .any()
      .meta({ type: 'string', format: 'binary', description: 'The file; its type is decided by its bytes.' }),
    ...mediaChangeSchema.shape,
  });
  app.openAPIRegistry.registerPath({
    method: 'post',
    ...call,
    tags: ['media'],
    security: [{ session: [] }],
    request: {
      params: params as never,
      body: { required: true, content: { 'multipart/form-data': { schema: form } } },
    },
    responses: {
      [status]: { description: 'The entry.', content: { 'application/json': { schema: mediaSchema } } },
      401: refused('Nobody is logged in.'),
      403: refused('No right to do this, or no CSRF token.'),
      413: refused('The file is too large.'),
      415: refused('This kind of file is not kept, e.g. SVG or HTML.'),
      422: refused('The file is damaged, a fake, or has too many pixels; or a text is wrong.'),
    },
  });
}
