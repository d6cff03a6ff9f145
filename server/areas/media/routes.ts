import type { OpenAPIHono } from '@hono/zod-openapi';
import { mediaApi } from '#contract/api.ts';
import { uploadQuery } from '#contract/media/media-api.ts';
import { AppError, errorSchema } from '#contract/base/errors.ts';
import { byId } from '#contract/base/parameters.ts';
import { locales, localeSchema } from '#contract/base/locale.ts';
import { type Media, mediaChangeSchema, mediaSchema } from '#contract/media/media.ts';
import { z } from 'zod';
import { type Columns, csvAnswer, csvRows, fieldColumns } from '../../http/csv/csv-answer.ts';
import type { AppContext } from '../../app-context.ts';
import { listAnswer } from '../../http/list-answer.ts';
import { localeOf } from '../../http/locale-of.ts';
import { allow, check, mount } from '../../http/mount.ts';
import { changeMedia } from './changing/change-media.ts';
import { fileRoutes } from './file-routes.ts';
import { listMedia } from './list-media.ts';
import { listTags } from './narrow-media.ts';
import { removeMedia } from './remove-media.ts';
import { readMedia, toMedia } from '../../platform/pictures/media-rows.ts';
import { readUpload } from './read-upload.ts';
import { replaceFile } from './replace-file.ts';
import { storeUpload } from './store-upload.ts';
import { tellUses } from './uses/tell-uses.ts';
import { mediaUsedIn } from './uses/used-in.ts';
import { bulkMediaApi } from '#contract/media/bulk-media-api.ts';
import { changeMany, previewChange } from './bulk/change-many.ts';

const texts = ['alt', 'caption', 'copyright'] as const;
const columns: Columns<Media> = {
  ...fieldColumns('id', 'kind', 'file_name', 'mime', 'size', 'width', 'height', 'decorative', 'created_at'),
  ...Object.fromEntries(
    texts.flatMap((name) => locales.map((locale) => [`${name}_${locale}`, (entry: Media) => entry[name][locale]])),
  ),
  url: ({ url }) => url,
  tags: ({ tags }) => tags.join(', '),
};

const uploadParams = z.object({ locale: localeSchema });

/** The media library for editors, and the public files. */
export function mediaRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, mediaApi.list, async ({ query, address }) =>
    listAnswer({ address, query }, await listMedia(ctx.db, query)),
  );
  mount({ app, ctx }, mediaApi.exportCsv, async ({ query, context }) => {
    const rows = csvRows(columns, (slice) => listMedia(ctx.db, { ...query, ...slice }));
    return csvAnswer(context, { name: 'media', now: ctx.clock(), rows });
  });
  bulkMediaRoutes(app, ctx);
  mount({ app, ctx }, mediaApi.tags, () => listTags(ctx.db));
  mount({ app, ctx }, mediaApi.show, async ({ params }) => {
    const row = await readMedia(ctx.db, params.id);
    if (!row) throw new AppError('not_found');
    return toMedia(row);
  });
  mount({ app, ctx }, mediaApi.change, async ({ params, body }) => toMedia(await changeMedia(ctx, params.id, body)));
  mount({ app, ctx }, mediaApi.remove, ({ params }) => removeMedia(ctx, params.id, params.locale));
  mount({ app, ctx }, mediaApi.uses, async ({ request, params }) => {
    if (!(await readMedia(ctx.db, params.id))) throw new AppError('not_found');
    return tellUses(request, await mediaUsedIn(ctx.db, params.id));
  });
  uploadRoute(app, ctx);
  replaceRoute(app, ctx);
  fileRoutes(app, ctx);
}

/** Not registered with `mount`, because the body is a multipart form. */
function uploadRoute(app: OpenAPIHono, ctx: AppContext): void {
  describeForm(app, {
    path: '/{locale}/api/media/',
    operationId: 'uploadMedia',
    summary: 'Uploads a picture or a download to the library. Texts and focal point are JSON parts of the form.',
    params: uploadParams,
    query: uploadQuery,
    status: 201,
  });
  app.on('POST', ['/:locale/api/media', '/:locale/api/media/'], async (context) => {
    const { locale } = check(uploadParams, context.req.param(), { code: 'invalid_locale' });
    allow(await ctx.accounts.userOf(context.req.raw), 'media');
    const query = check(uploadQuery, context.req.query(), { code: 'bad_request', locale });
    const upload = await readUpload(context.req.raw, ctx.config.upload.bytes, locale);
    context.header('Cache-Control', 'no-store');
    return context.json(toMedia(await storeUpload(ctx, upload, query)), 201);
  });
}

/** Replaces the file of an entry; the body is a multipart form. */
function replaceRoute(app: OpenAPIHono, ctx: AppContext): void {
  describeForm(app, {
    path: '/{locale}/api/media/{id}/file/',
    operationId: 'replaceMediaFile',
    summary: 'Replaces the file of an entry. Uses stay; former addresses redirect to the new file.',
    params: byId,
    status: 200,
  });
  app.on('POST', ['/:locale/api/media/:id/file', '/:locale/api/media/:id/file/'], async (context) => {
    const { locale, id } = check(byId, context.req.param(), { code: 'bad_request', locale: localeOf(context) });
    allow(await ctx.accounts.userOf(context.req.raw), 'media');
    const upload = await readUpload(context.req.raw, ctx.config.upload.bytes, locale);
    context.header('Cache-Control', 'no-store');
    return context.json(toMedia(await replaceFile(ctx, id, upload)), 200);
  });
}

interface FormCall {
  path: string;
  operationId: string;
  summary: string;
  params: z.ZodObject;
  query?: z.ZodObject;
  status: 200 | 201;
}

function describeForm(app: OpenAPIHono, { params, query, status, ...call }: FormCall): void {
  const refused = (description: string) => ({ description, content: { 'application/json': { schema: errorSchema } } });
  const form = z.object({
    file: z
      .any()
      .meta({ type: 'string', format: 'binary', description: 'The file. The type is detected from its content.' }),
    ...mediaChangeSchema.shape,
  });
  app.openAPIRegistry.registerPath({
    method: 'post',
    ...call,
    tags: ['media'],
    security: [{ session: [] }],
    request: {
      params,
      ...(query && { query }),
      body: { required: true, content: { 'multipart/form-data': { schema: form } } },
    },
    responses: {
      [status]: { description: 'The entry.', content: { 'application/json': { schema: mediaSchema } } },
      401: refused('Not signed in.'),
      403: refused('The role is not sufficient, or the CSRF token is missing.'),
      ...(query && { 409: refused('The library has the file already, and `duplicates=refuse` was sent.') }),
      413: refused('The file is too large.'),
      415: refused('Unsupported file type, for example SVG or HTML.'),
      422: refused('The file is damaged, does not match its type or has too many pixels; or a text is invalid.'),
    },
  });
}

/** Texts and tags of many entries at once. */
function bulkMediaRoutes(app: OpenAPIHono, ctx: AppContext): void {
  mount({ app, ctx }, bulkMediaApi.preview, ({ body }) => previewChange(ctx.db, body));
  mount({ app, ctx }, bulkMediaApi.change, ({ params: { locale }, body: { media, change } }) =>
    changeMany(ctx, { chosen: media, change, locale }),
  );
}
