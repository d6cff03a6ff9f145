import { z } from 'zod';
import { emailAddressSchema } from '../base/email-address.ts';
import { inLocale } from '../base/parameters.ts';
import { endpoint, endpoints } from '../base/endpoint.ts';
import { localeSchema } from '../base/locale.ts';
import { roleSchema, usernameSchema } from './user.ts';
import { component, moment } from '../base/schema-parts.ts';

export const passwordLength = { least: 12, max: 128 } as const;

/** Which notes in the page editor are mailed to a user: those with the own `@name`, also answers, or none. */
export const noteMails = ['mentions', 'all', 'none'] as const;
const noteMailsSchema = z
  .enum(noteMails)
  .describe('Notes by mail: those that name the user, also answers to notes the user takes part in, or none.');

/** Which requests are mailed to a user: also those for nobody in particular, those for the user, or none. */
export const requestMails = ['all', 'mine', 'none'] as const;
const requestMailsSchema = z
  .enum(requestMails)
  .describe(
    'Requests for publication by mail: `mine` are those that name the user and what became of the own ones, `all` also those for nobody in particular.',
  );

const newPassword = z.string().min(passwordLength.least, 'password_length').max(passwordLength.max, 'password_length');
/** The current password; the rules for new ones do not apply to it. */
const password = z.string().min(1, 'required_field').max(passwordLength.max);
const code = z
  .string()
  .transform((value) => value.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'code_format'));

const accepted = z.object({ accepted: z.literal(true) });

/** The signed-in user, for the account screen. */
export const ownAccountSchema = component('OwnAccount', {
  email: z.string(),
  username: z.string(),
  role: roleSchema,
  language: localeSchema.nullable().describe('Language of mails to the user; null for German.'),
  note_mails: noteMailsSchema,
  request_mails: requestMailsSchema,
  two_factor: z.boolean().describe('True if a second factor is required to log in.'),
  recovery_codes_left: z.int().describe('Number of unused recovery codes; each works once. 0 without a second factor.'),
});

export const ownSessionSchema = component('OwnSession', {
  id: z.string(),
  current: z.boolean().describe('True for the session of this request.'),
  device: z.string().describe('Browser and operating system, e.g. `Firefox, Windows`; empty if unknown.'),
  created_at: moment,
  last_seen_at: moment.describe('Day of the last use; recorded once a day.'),
  expires_at: moment,
});

const recoveryCodes = z
  .array(z.string())
  .describe('Recovery codes; returned only once. Each can replace a code for one login.');

export const twoFactorStartSchema = component('TwoFactorStart', {
  totp_uri: z.string().describe('Content of the QR code, which the browser renders: `otpauth://totp/…`.'),
  secret: z.string().describe('The secret for manual entry, in groups of four letters and digits.'),
  recovery_codes: recoveryCodes,
});

const call = endpoints({ tag: 'account', access: 'office' });

/** Endpoints for the own account. Signing in and out and the second factor are under /auth. */
export const accountApi = {
  show: call({
    id: 'getOwnAccount',
    path: '/{locale}/api/account/',
    summary: 'The user’s own account.',
    response: ownAccountSchema,
  }),
  change: call({
    id: 'changeOwnAccount',
    method: 'post',
    path: '/{locale}/api/account/',
    summary: 'Changes the user’s own name, the language of mails, and which notes and requests are mailed.',
    body: z.strictObject({
      username: usernameSchema,
      language: localeSchema.nullable().optional(),
      note_mails: noteMailsSchema.optional(),
      request_mails: requestMailsSchema.optional(),
    }),
    response: ownAccountSchema,
  }),
  changePassword: call({
    id: 'changeOwnPassword',
    method: 'post',
    path: '/{locale}/api/account/password/',
    summary:
      'Changes the user’s own password and ends all other sessions. 422 with an issue for `current_password` if it is wrong.',
    body: z.strictObject({ current_password: password, new_password: newPassword }),
    response: accepted,
  }),
  sessions: call({
    id: 'listOwnSessions',
    path: '/{locale}/api/account/sessions/',
    summary: 'The user’s own sessions, newest first.',
    response: z.array(ownSessionSchema),
  }),
  endSession: call({
    id: 'endOwnSession',
    method: 'delete',
    path: '/{locale}/api/account/sessions/{id}/',
    summary: 'Ends one of the user’s own sessions.',
    params: inLocale.extend({ id: z.string().max(60) }),
  }),
  endOtherSessions: call({
    id: 'endOtherSessions',
    method: 'delete',
    path: '/{locale}/api/account/sessions/',
    summary: 'Ends all of the user’s own sessions except the current one.',
  }),
  startTwoFactor: call({
    id: 'startTwoFactor',
    method: 'post',
    path: '/{locale}/api/account/second-factor/',
    summary:
      'Creates a secret and recovery codes; the second factor is required only after a code has confirmed it. 422 with an issue for `password` if it is wrong.',
    body: z.strictObject({ password }),
    response: twoFactorStartSchema,
  }),
  confirmTwoFactor: call({
    id: 'confirmTwoFactor',
    method: 'post',
    path: '/{locale}/api/account/second-factor/confirm/',
    summary:
      'Activates the second factor with a code of the authenticator app. 422 with an issue for `code` if it is wrong.',
    body: z.strictObject({ code }),
    response: ownAccountSchema,
  }),
  newRecoveryCodes: call({
    id: 'makeRecoveryCodes',
    method: 'post',
    path: '/{locale}/api/account/second-factor/recovery-codes/',
    summary:
      'Creates new recovery codes and invalidates the old ones. 422 with an issue for `password` if it is wrong.',
    body: z.strictObject({ password }),
    response: z.object({ recovery_codes: recoveryCodes }),
  }),
  endTwoFactor: call({
    id: 'endTwoFactor',
    method: 'post',
    path: '/{locale}/api/account/second-factor/end/',
    summary: 'Removes the second factor. 422 with an issue for `password` if it is wrong.',
    body: z.strictObject({ password }),
    response: ownAccountSchema,
  }),
  forgotPassword: endpoint({
    id: 'askForPasswordReset',
    tag: 'account',
    method: 'post',
    path: '/{locale}/api/account/forgotten-password/',
    summary:
      'Sends a link to reset the password if an account with this address exists; the response does not reveal whether it does.',
    body: z.strictObject({
      email: emailAddressSchema,
    }),
    response: accepted,
  }),
  setPassword: endpoint({
    id: 'setPasswordByLink',
    tag: 'account',
    method: 'post',
    path: '/{locale}/api/account/set-password/',
    summary:
      'Sets a password with the token of an invitation or a reset link and ends all sessions. 422 with an issue for `token` if it is invalid or expired.',
    body: z.strictObject({ token: z.string().min(1).max(200), new_password: newPassword }),
    response: z.object({ accepted: z.literal(true), email: z.string().describe('E-mail address for the login form.') }),
  }),
};
