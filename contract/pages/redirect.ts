import { z } from 'zod';

/** A redirect from an old address to a new one. */
export const redirectSchema = z
  .object({
    old_path: z.string().describe('Path with its locale, e.g. `/de/alte-seite`.'),
    new_path: z.string().describe('Path or https address.'),
  })
  .meta({ id: 'Redirect' });
export type Redirect = z.infer<typeof redirectSchema>;
