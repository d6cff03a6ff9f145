import { z } from 'zod';
import { component } from '../../base/schema-parts.ts';

/** A redirect from an old address to a new one. */
export const redirectSchema = component('Redirect', {
  old_path: z
    .string()
    .describe(
      'Path, e.g. `/de/alte-seite`; with the query parameters that a request must have, `/spielplan.php?id=5`; or everything below a path, `/events/*`.',
    ),
  new_path: z
    .string()
    .describe('Path or https address; `*` at its end stands for what the `*` of the old address stands for.'),
});
export type Redirect = z.infer<typeof redirectSchema>;
