import { z } from 'zod';

/** A record as react-admin needs it; its fields are those of its resource. */
export const rowSchema = z.looseObject({ id: z.union([z.string(), z.number()]) });
export type Row = z.infer<typeof rowSchema>;

/** The answer to a call for the only record of a resource. */
export const singleSchema = z.looseObject({});

export const pageSchema = z.object({
  count: z.int(),
  /** True when there are more than `count`. */
  more: z.boolean().optional(),
  results: z.array(rowSchema),
});
