import { z } from 'zod';
import { address } from '../base/address.ts';
import { byId } from '../base/parameters.ts';
import { endpoints } from '../base/endpoint.ts';
import { localized } from '../base/localized.ts';
import { component, moment, strictComponent } from '../base/schema-parts.ts';

/** A link that shows a page’s draft without an account. */
export const previewLinkSchema = component('PreviewLink', {
  id: z.uuid(),
  urls: localized(address()).describe('Address of the page with the token, by language.'),
  author: z.string(),
  created_at: moment,
  expires_at: moment,
});
export type PreviewLink = z.infer<typeof previewLinkSchema>;

const call = endpoints({ tag: 'pages', access: 'pages' });

export const previewApi = {
  list: call({
    id: 'listPreviewLinks',
    path: '/{locale}/api/pages/{id}/previews/',
    summary: 'Valid preview links of a page.',
    params: byId,
    response: z.array(previewLinkSchema),
  }),
  create: call({
    id: 'createPreviewLink',
    method: 'post',
    path: '/{locale}/api/pages/{id}/previews/',
    summary: 'Creates a preview link for the draft of a page.',
    params: byId,
    body: strictComponent('NewPreviewLink', { days: z.int().min(1).max(60).describe('Validity in days.') }),
    response: previewLinkSchema,
    status: 201,
  }),
  end: call({
    id: 'endPreviewLink',
    method: 'delete',
    path: '/{locale}/api/pages/{id}/previews/{preview}/',
    summary: 'Revokes a preview link.',
    params: byId.extend({ preview: z.uuid() }),
  }),
};
