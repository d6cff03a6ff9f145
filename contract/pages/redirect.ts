import { z } from 'zod';

/** An old address and where it leads now. */
export const redirectSchema = z
  .object({
    old_path: z.string().describe('Path with its locale, e.g. `/de/alte-seite`.'),
    new_path: z.string().describe('Path or https address.'),
  })
  .meta({ id: 'Redirect' });
export type Redirect = z.infer<typeof redirectSchema>;
