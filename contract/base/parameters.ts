import { z } from 'zod';
import { localeSchema } from './locale.ts';

/** Largest id in the database (32-bit integer). */
export const largestId = 2_147_483_647;

export const idInAddress = z.coerce.number().int().positive().max(largestId);

/** Comma-separated ids in a filter; may be empty. The server ignores ids that cannot exist. */
export const idList = z
  .string()
  .max(1200)
  .regex(/^(?:\d{1,10}(?:,\d{1,10})*)?$/);

/** Comma-separated ids of entries that a call changes. */
export const changedIdList = idList
  .regex(/\d/)
  .refine((list) => !list.split(',').some((id) => Number(id) > largestId), 'id_out_of_range');

/** A day in Berlin in a query. PostgreSQL has no year 0, and calculations with days end at the year 9999. */
export const dayInQuery = z.iso.date().regex(/^(?!9999)[1-9]/, 'year_out_of_range');

/** Path and query parameters that many endpoints share. */
export const inLocale = z.object({ locale: localeSchema });
export const byId = z.object({ locale: localeSchema, id: idInAddress });
export const noParameters = z.object({});
/** For entities with their own section. */
export const editable = z.object({
  edit: z.string().optional().describe('If present, returns the draft; editors only.'),
});
