import { z } from 'zod';
import { localeSchema } from './locale.ts';

/** Largest id that the database gives. */
export const largestId = 2_147_483_647;

/** Parameters and queries that many calls share. */
export const inLocale = z.object({ locale: localeSchema });
export const byId = z.object({ locale: localeSchema, id: z.coerce.number().int().positive().max(largestId) });
export const nothing = z.object({});
/** For things with a section of their own. */
export const editable = z.object({ edit: z.string().optional().describe('Present: the draft, for editors only.') });
