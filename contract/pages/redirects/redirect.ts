import { z } from 'zod';

/** A redirect from an old address to a new one. */
export const redirectSchema = z
  .object({
    old_path: z
      .string()
      .describe(
        'Path, e.g. `/de/alte-seite`; with the query parameters that a request must have, `/spielplan.php?id=5`; or everything below a path, `/events/*`.',
      ),
    new_path: z
      .string()
      .describe('Path or https address; `*` at its end stands for what the `*` of the old address stands for.'),
  })
  .meta({ id: 'Redirect' });
export type Redirect = z.infer<typeof redirectSchema>;
