import { z } from 'zod';
import { moment, referenceTo, requiredLocalizedLine } from '../resources/resource-fields.ts';

/** Names a work within its production, so that lines of a cast stay with it wherever it is moved. */
export const workId = z
  .string()
  .regex(/^[a-z0-9]{1,16}$/, 'work_id_format')
  .describe('Id within the production: up to 16 small letters and digits; made by the server if absent.');

/** A person and the role, given by id or by name and kind. */
export const castLine = z.strictObject({
  role_id: referenceTo('roles').optional().describe('Id of the role; always set in responses.'),
  role: z
    .strictObject({ name: requiredLocalizedLine(), kind: z.enum(['team', 'cast']) })
    .optional()
    .describe('Role by name and kind; takes precedence over `role_id` and is created if it does not exist.'),
  person_id: referenceTo('persons'),
  work_id: workId.nullish().describe('The work of the production to which the line belongs; null: the whole evening.'),
});
export type CastLine = z.infer<typeof castLine>;

/** A cast list, in order. */
export const castList = z
  .array(
    castLine.refine(({ role_id: id, role }) => id !== undefined || role !== undefined, {
      path: ['role'],
      message: 'role_missing',
    }),
  )
  .max(400);

/** Another person in one line of an event's cast. */
const substitution = z.strictObject({
  role_id: referenceTo('roles'),
  instead_of_id: referenceTo('persons').describe('The person in the cast of the event or of its production.'),
  person_id: referenceTo('persons').describe('Who takes over.'),
  at: moment.describe('When it was entered; visitors see the day.'),
});
export type Substitution = z.infer<typeof substitution>;

/** The substitutions of one event, at most one for each line of its cast. */
export const substitutions = z
  .array(
    substitution.refine((one) => one.person_id !== one.instead_of_id, { path: ['person_id'], message: 'same_person' }),
  )
  .max(100)
  .refine(
    (all) => new Set(all.map((one) => `${one.role_id} ${one.instead_of_id}`)).size === all.length,
    'duplicate_entry',
  );
