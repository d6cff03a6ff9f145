import { z } from 'zod';
import { localeSchema } from './locale.ts';

/** Largest id in the database (32-bit integer). */
export const largestId = 2_147_483_647;

/** Path and query parameters that many endpoints share. */
export const inLocale = z.object({ locale: localeSchema });
export const byId = z.object({ locale: localeSchema, id: z.coerce.number().int().positive().max(largestId) });
export const noParameters = z.object({});
/** For entities with their own section. */
export const editable = z.object({
  edit: z.string().optional().describe('If present, returns the draft; editors only.'),
});
