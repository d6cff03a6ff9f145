import { z } from 'zod';
import { publicationState } from '../resources/publication.ts';
import { moment } from '../resources/resource-fields.ts';

/** Somebody in a cast who is not public: visitors do not see the line. */
export const hiddenPersonSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    state: publicationState,
    public_from: moment.nullable().describe('When the person becomes public, if that is planned.'),
  })
  .meta({ id: 'HiddenPerson' });
export type HiddenPerson = z.infer<typeof hiddenPersonSchema>;
