import { z } from 'zod';
import { blockId } from '../blocks/block.ts';
import { noParameters } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { localeSchema } from '../base/locale.ts';
import { sectionSlug } from './section.ts';

/** Somebody who has a page open in the editor; one for each window. */
export const presentEditorSchema = z.object({
  tab: z.uuid().describe('Id of the window, made by its editor.'),
  name: z.string(),
  same_person: z.boolean().describe('True for another window of the person who is told.'),
  block: z.string().nullable().describe('Id of the block that is selected there.'),
  writing: z.boolean().describe('True while the caret stands in a text of that block.'),
});

/** What the server tells, as JSON in the `data` of a server-sent event. */
export const presenceUpdateSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('people'), people: z.array(presentEditorSchema).describe('Everybody else.') }),
  z.object({
    kind: z.literal('section'),
    revision: z.int().describe('Number of the newest revision.'),
    published_revision: z.int().nullable(),
    author: z.string().nullable().describe('Who made the newest revision.'),
  }),
]);
export type PresentEditor = z.infer<typeof presentEditorSchema>;
export type PresenceUpdate = z.infer<typeof presenceUpdateSchema>;

/** Server-sent events: `GET` with `tab` in the query, for editors. Ends when the session ends. */
export const presencePath = '/{locale}/pageeditor-api/section/{slug}/live';

export const presenceApi = {
  here: endpoint({
    id: 'tellPlace',
    method: 'post',
    path: '/{locale}/pageeditor-api/section/{slug}/presence',
    tag: 'sections',
    role: 'editor',
    summary: 'Tells the others where one is on the page; 404 for a window whose line is not open.',
    params: z.object({ locale: localeSchema, slug: sectionSlug }),
    query: noParameters,
    body: z
      .strictObject({ tab: z.uuid(), block: blockId.nullable(), writing: z.boolean() })
      .meta({ id: 'PlaceOnPage' }),
    response: z.null(),
    status: 204,
  }),
};
