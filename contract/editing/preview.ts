import { z } from 'zod';
import { address } from '../base/address.ts';
import { byId, noParameters } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { localized } from '../base/localized.ts';

/** A link by which people without an account see a page’s draft. */
export const previewLinkSchema = z
  .object({
    id: z.uuid(),
    urls: localized(address()).describe('What is handed on: the page’s address in each language with the token.'),
    author: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    expires_at: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'PreviewLink' });
export type PreviewLink = z.infer<typeof previewLinkSchema>;

const shared = { tag: 'pages', role: 'editor', query: noParameters } as const;

export const previewApi = {
  list: endpoint({
    ...shared,
    id: 'listPreviewLinks',
    method: 'get',
    path: '/{locale}/api/pages/{id}/previews/',
    summary: 'Links to a page’s draft that still hold.',
    params: byId,
    response: z.array(previewLinkSchema),
  }),
  create: endpoint({
    ...shared,
    id: 'createPreviewLink',
    method: 'post',
    path: '/{locale}/api/pages/{id}/previews/',
    summary: 'Makes a link to a page’s draft.',
    params: byId,
    body: z
      .strictObject({ days: z.int().min(1).max(60).describe('How long it holds.') })
      .meta({ id: 'NewPreviewLink' }),
    response: previewLinkSchema,
    status: 201,
  }),
  end: endpoint({
    ...shared,
    id: 'endPreviewLink',
    method: 'delete',
    path: '/{locale}/api/pages/{id}/previews/{preview}/',
    summary: 'Ends a link at once.',
    params: byId.extend({ preview: z.uuid() }),
    response: z.null(),
    status: 204,
  }),
};
