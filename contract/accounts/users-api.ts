import { z } from 'zod';
import { emailAddressSchema } from '../base/email-address.ts';
import { inLocale } from '../base/parameters.ts';
import { endpoints } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { roleSchema, usernameSchema } from './user.ts';
import { component, entryVersion, moment } from '../base/schema-parts.ts';

const userId = z.object({ locale: inLocale.shape.locale, id: z.string().min(1).max(60) });

const mailAddress = emailAddressSchema.transform((value) => value.toLowerCase());

/** A user account as admins see it. */
export const accountSchema = component('Account', {
  id: z.string().describe('Letters and digits, not a number.'),
  email: z.string(),
  username: z.string(),
  role: roleSchema,
  state: z
    .enum(['invited', 'active', 'blocked'])
    .describe('`invited`: no password yet. `blocked`: cannot log in and has no sessions.'),
  two_factor: z.boolean().describe('True if the user has a second factor.'),
  created_at: moment,
  last_seen_at: moment.nullable().describe('Time of the last login or visit; null if there was none.'),
  version: entryVersion,
});
export type Account = z.infer<typeof accountSchema>;

const accountFields = z.strictObject({ username: usernameSchema, role: roleSchema });

export const newAccountSchema = accountFields.extend({ email: mailAddress }).meta({ id: 'NewAccount' });
export const accountChangeSchema = accountFields
  .partial()
  .extend({
    blocked: z.boolean().optional().describe('True ends all sessions and prevents new ones.'),
    version: z.string().max(64).optional().describe('Version as last read; 409 if the entry has changed since.'),
  })
  .meta({ id: 'AccountChange' });

/** Filters and sort order of the list. */
const accountQuery = z.object({
  query: z.string().max(200).optional().describe('Words that all occur in the name or e-mail address.'),
  role: roleSchema.optional(),
  state: accountSchema.shape.state.optional(),
  sort: z
    .enum([
      'username',
      '-username',
      'email',
      '-email',
      'role',
      '-role',
      'created_at',
      '-created_at',
      'last_seen_at',
      '-last_seen_at',
    ])
    .optional()
    .describe('Sort field, with `-` descending; by name if absent.'),
});

const call = endpoints({ tag: 'users', access: 'users' });
const shared = { response: accountSchema } as const;

export const usersApi = {
  list: call({
    ...shared,
    id: 'listUsers',
    path: '/{locale}/api/users/',
    summary: 'All users.',
    query: pagingQuery.extend(accountQuery.shape),
    response: listOf(accountSchema),
  }),
  exportCsv: call({
    ...shared,
    id: 'exportUsers',
    path: '/{locale}/api/users/csv/',
    summary: 'The filtered list as a CSV file.',
    query: accountQuery,
    response: z.string(),
  }),
  show: call({
    ...shared,
    id: 'getUserAccount',
    path: '/{locale}/api/users/{id}/',
    summary: 'One user.',
    params: userId,
  }),
  create: call({
    ...shared,
    id: 'createUser',
    method: 'post',
    path: '/{locale}/api/users/',
    summary: 'Creates a user and sends an invitation to choose a password. 422 if the address is in use.',
    body: newAccountSchema,
    status: 201,
  }),
  change: call({
    ...shared,
    id: 'changeUser',
    method: 'post',
    path: '/{locale}/api/users/{id}/',
    summary: 'Changes the name or role, blocks or unblocks. 422 if no admin would be left.',
    params: userId,
    body: accountChangeSchema,
  }),
  remove: call({
    id: 'removeUser',
    method: 'delete',
    path: '/{locale}/api/users/{id}/',
    summary: 'Deletes a user and their sessions; 409 for the user’s own account and for the last admin.',
    params: userId,
  }),
  invite: call({
    ...shared,
    id: 'inviteUserAgain',
    method: 'post',
    path: '/{locale}/api/users/{id}/invitation/',
    summary: 'Sends a new link to choose a password and invalidates earlier links. 409 for a blocked user.',
    params: userId,
    body: z.strictObject({}),
  }),
  removeSecondFactor: call({
    ...shared,
    id: 'removeSecondFactorOfUser',
    method: 'delete',
    path: '/{locale}/api/users/{id}/second-factor/',
    summary: 'Removes the second factor of a user who has lost both device and recovery codes.',
    params: userId,
  }),
};
