import { z } from 'zod';
import { publicationState } from '../resources/publication.ts';
import { moment } from '../resources/resource-fields.ts';
import { component } from '../base/schema-parts.ts';

/** Somebody in a cast who is not public: visitors do not see the line. */
export const hiddenPersonSchema = component('HiddenPerson', {
  id: z.int(),
  name: z.string(),
  state: publicationState,
  public_from: moment.nullable().describe('When the person becomes public, if that is planned.'),
});
export type HiddenPerson = z.infer<typeof hiddenPersonSchema>;
