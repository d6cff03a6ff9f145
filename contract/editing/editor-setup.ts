import { z } from 'zod';
import { endpoint } from '../base/endpoint.ts';
import { embedKinds } from '../fields/embed-hosts.ts';
import { component } from '../base/schema-parts.ts';

/** How this house has set its editor up. Configuration: EDITOR_MODULES, HEADLINE_LEVELS and EMBED_HOSTS_…. */
export const editorSetupSchema = component('EditorSetup', {
  modules: z
    .array(z.string())
    .describe('Module kinds that the toolbar offers, e.g. `quote`; existing blocks of other kinds stay.'),
  headline_levels: z.array(z.string()).min(1).describe('Allowed headline levels, e.g. `2`.'),
  embed_hosts: z
    .record(z.enum(embedKinds), z.array(z.string()))
    .describe('Hosts whose players may be embedded, by kind of player.'),
  translation: z.boolean().default(false).describe('Whether a service drafts translations; TRANSLATION_URL names it.'),
});

export const editorSetupApi = {
  setup: endpoint({
    id: 'getEditorSetup',
    path: '/{locale}/pageeditor-api/setup',
    tag: 'sections',
    access: 'office',
    summary: 'Configuration of the editor; the back office asks it whether a service drafts translations.',
    response: editorSetupSchema,
  }),
};
