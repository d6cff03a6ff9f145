import { z } from 'zod';
import { inLocale, noParameters } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { listOf, pagingQuery } from '../base/list.ts';
import { roleSchema, usernameSchema } from './user.ts';

const userId = z.object({ locale: inLocale.shape.locale, id: z.string().min(1).max(60) });

const mailAddress = z
  .string()
  .trim()
  .max(254)
  .refine((value) => z.email().safeParse(value).success, 'not_an_email_address')
  .transform((value) => value.toLowerCase());

/** Somebody who may log in, as admins see them. */
export const accountSchema = z
  .object({
    id: z.string().describe('Letters and digits; it is no number.'),
    email: z.string(),
    username: z.string(),
    role: roleSchema,
    state: z
      .enum(['invited', 'active', 'blocked'])
      .describe('`invited`: has no password yet. `blocked`: cannot log in, and has no session.'),
    two_factor: z.boolean().describe('Whether a second factor is asked of them.'),
    created_at: z.iso.datetime({ offset: true }),
    last_seen_at: z.iso
      .datetime({ offset: true })
      .nullable()
      .describe('When they last logged in or came back; null: never.'),
    version: z
      .string()
      .describe('Changes with every change; sent back, it keeps one from overwriting somebody else’s.'),
  })
  .meta({ id: 'Account' });
export type Account = z.infer<typeof accountSchema>;

const accountFields = z.strictObject({ username: usernameSchema, role: roleSchema });

export const newAccountSchema = accountFields.extend({ email: mailAddress }).meta({ id: 'NewAccount' });
export const accountChangeSchema = accountFields
  .partial()
  .extend({
    blocked: z.boolean().optional().describe('True: all sessions end and no new one begins.'),
    version: z.string().max(64).optional().describe('As it was answered: 409 where it has changed since.'),
  })
  .meta({ id: 'AccountChange' });

/** What narrows the list, and its order. */
const accountQuery = z.object({
  query: z.string().max(200).optional().describe('Words that all occur in name or e-mail address.'),
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
    .describe('With a minus the other way round; by name without it.'),
});

const shared = { tag: 'users', role: 'admin', query: noParameters, response: accountSchema } as const;

/** Who may log in. For admins only. */
export const usersApi = {
  list: endpoint({
    ...shared,
    id: 'listUsers',
    method: 'get',
    path: '/{locale}/api/users/',
    summary: 'Everybody who may log in.',
    params: inLocale,
    query: pagingQuery.extend(accountQuery.shape),
    response: listOf(accountSchema),
  }),
  exportCsv: endpoint({
    ...shared,
    id: 'exportUsers',
    method: 'get',
    path: '/{locale}/api/users/csv/',
    summary: 'All of them as the list is narrowed, as a CSV file.',
    params: inLocale,
    query: accountQuery,
    response: z.string(),
  }),
  show: endpoint({
    ...shared,
    id: 'getUserAccount',
    method: 'get',
    path: '/{locale}/api/users/{id}/',
    summary: 'One of them.',
    params: userId,
  }),
  create: endpoint({
    ...shared,
    id: 'createUser',
    method: 'post',
    path: '/{locale}/api/users/',
    summary: 'Adds somebody, and invites them by mail to choose a password. 422 where the address is taken.',
    params: inLocale,
    body: newAccountSchema,
    status: 201,
  }),
  change: endpoint({
    ...shared,
    id: 'changeUser',
    method: 'post',
    path: '/{locale}/api/users/{id}/',
    summary: 'Changes name or role, blocks or unblocks. 422 where nobody would be left who is an admin.',
    params: userId,
    body: accountChangeSchema,
  }),
  remove: endpoint({
    id: 'removeUser',
    method: 'delete',
    path: '/{locale}/api/users/{id}/',
    tag: 'users',
    role: 'admin',
    summary: 'Takes somebody away, and their sessions; 409 for oneself and for the last admin.',
    params: userId,
    query: noParameters,
    response: z.null(),
    status: 204,
  }),
  invite: endpoint({
    ...shared,
    id: 'inviteUserAgain',
    method: 'post',
    path: '/{locale}/api/users/{id}/invitation/',
    summary: 'Sends a mail with a new link to choose a password; earlier links end. 409 for who is blocked.',
    params: userId,
    body: z.strictObject({}),
  }),
  removeSecondFactor: endpoint({
    ...shared,
    id: 'removeSecondFactorOfUser',
    method: 'delete',
    path: '/{locale}/api/users/{id}/second-factor/',
    summary: 'For somebody who has lost their device and their recovery codes.',
    params: userId,
  }),
};
