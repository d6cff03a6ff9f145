import { z } from 'zod';
import { embedKinds } from '../fields/embed-hosts.ts';

/** How this house has set its editor up. Configuration: EDITOR_MODULES, HEADLINE_LEVELS and EMBED_HOSTS_…. */
export const editorSetupSchema = z
  .object({
    modules: z
      .array(z.string())
      .describe('Kinds that the toolbar offers, e.g. `quote`; what stands on a page already stays.'),
    headline_levels: z.array(z.string()).min(1).describe('Levels that a headline may have, e.g. `2`.'),
    embed_hosts: z
      .record(z.enum(embedKinds), z.array(z.string()))
      .describe('Whose players may stand on a page, by kind of player.'),
  })
  .meta({ id: 'EditorSetup' });
