import { z } from 'zod';
import { address } from '../base/address.ts';
import { byId } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { localized } from '../base/localized.ts';

/** A link that shows a page’s draft without an account. */
export const previewLinkSchema = z
  .object({
    id: z.uuid(),
    urls: localized(address()).describe('Address of the page with the token, by language.'),
    author: z.string(),
    created_at: z.iso.datetime({ offset: true }),
    expires_at: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'PreviewLink' });
export type PreviewLink = z.infer<typeof previewLinkSchema>;

const shared = { tag: 'pages', access: 'pages' } as const;

export const previewApi = {
  list: endpoint({
    ...shared,
    id: 'listPreviewLinks',
    path: '/{locale}/api/pages/{id}/previews/',
    summary: 'Valid preview links of a page.',
    params: byId,
    response: z.array(previewLinkSchema),
  }),
  create: endpoint({
    ...shared,
    id: 'createPreviewLink',
    method: 'post',
    path: '/{locale}/api/pages/{id}/previews/',
    summary: 'Creates a preview link for the draft of a page.',
    params: byId,
    body: z.strictObject({ days: z.int().min(1).max(60).describe('Validity in days.') }).meta({ id: 'NewPreviewLink' }),
    response: previewLinkSchema,
    status: 201,
  }),
  end: endpoint({
    ...shared,
    id: 'endPreviewLink',
    method: 'delete',
    path: '/{locale}/api/pages/{id}/previews/{preview}/',
    summary: 'Revokes a preview link.',
    params: byId.extend({ preview: z.uuid() }),
  }),
};
