import { z } from 'zod';
import { inLocale, noParameters } from '../base/parameters.ts';
import { endpoint } from '../base/endpoint.ts';
import { roleSchema, usernameSchema } from './user.ts';

/** Fewest and most characters of a password. */
export const passwordLength = { least: 12, max: 128 } as const;

/** A password that is chosen anew. */
const newPassword = z.string().min(passwordLength.least, 'password_length').max(passwordLength.max, 'password_length');
/** One that is asked for; whatever it is, only the right one does. */
const password = z.string().min(1, 'required_field').max(passwordLength.max);
const code = z
  .string()
  .transform((value) => value.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'code_format'));

const accepted = z.object({ accepted: z.literal(true) });

/** The person who is logged in, for their own screen. */
export const ownAccountSchema = z
  .object({
    email: z.string(),
    username: z.string(),
    role: roleSchema,
    two_factor: z.boolean().describe('Whether a second factor is asked when logging in.'),
    recovery_codes_left: z.int().describe('Each can be used once; 0 without a second factor.'),
  })
  .meta({ id: 'OwnAccount' });

export const ownSessionSchema = z
  .object({
    id: z.string(),
    current: z.boolean().describe('The one that asks.'),
    device: z.string().describe('Browser and system in a few words, `Firefox, Windows`; empty where unknown.'),
    created_at: z.iso.datetime({ offset: true }),
    last_seen_at: z.iso.datetime({ offset: true }).describe('To the day: it is written down once in a day.'),
    expires_at: z.iso.datetime({ offset: true }),
  })
  .meta({ id: 'OwnSession' });

const recoveryCodes = z.array(z.string()).describe('Shown once and never again; each logs in once instead of a code.');

export const twoFactorStartSchema = z
  .object({
    totp_uri: z.string().describe('For the QR code, drawn in the browser: `otpauth://totp/…`.'),
    secret: z.string().describe('The same to type in: groups of four letters and digits.'),
    recovery_codes: recoveryCodes,
  })
  .meta({ id: 'TwoFactorStart' });

const shared = { tag: 'account', role: 'editor', params: inLocale, query: noParameters } as const;

/** What everybody does with their own account. Logging in and out, and the second step of it, are under /auth. */
export const accountApi = {
  show: endpoint({
    ...shared,
    id: 'getOwnAccount',
    method: 'get',
    path: '/{locale}/api/account/',
    summary: 'Who one is.',
    response: ownAccountSchema,
  }),
  change: endpoint({
    ...shared,
    id: 'changeOwnAccount',
    method: 'post',
    path: '/{locale}/api/account/',
    summary: 'Changes one’s name.',
    body: z.strictObject({ username: usernameSchema }),
    response: ownAccountSchema,
  }),
  changePassword: endpoint({
    ...shared,
    id: 'changeOwnPassword',
    method: 'post',
    path: '/{locale}/api/account/password/',
    summary: 'Changes one’s password; all other sessions end. 422 names `current_password` where it is wrong.',
    body: z.strictObject({ current_password: password, new_password: newPassword }),
    response: accepted,
  }),
  sessions: endpoint({
    ...shared,
    id: 'listOwnSessions',
    method: 'get',
    path: '/{locale}/api/account/sessions/',
    summary: 'Where one is logged in, newest first.',
    response: z.array(ownSessionSchema),
  }),
  endSession: endpoint({
    ...shared,
    id: 'endOwnSession',
    method: 'delete',
    path: '/{locale}/api/account/sessions/{id}/',
    summary: 'Ends one of one’s sessions.',
    params: inLocale.extend({ id: z.string().max(60) }),
    response: z.null(),
    status: 204,
  }),
  endOtherSessions: endpoint({
    ...shared,
    id: 'endOtherSessions',
    method: 'delete',
    path: '/{locale}/api/account/sessions/',
    summary: 'Ends all of one’s sessions but the one that asks.',
    response: z.null(),
    status: 204,
  }),
  startTwoFactor: endpoint({
    ...shared,
    id: 'startTwoFactor',
    method: 'post',
    path: '/{locale}/api/account/second-factor/',
    summary:
      'Makes a secret and recovery codes; nothing is asked of one before a code has confirmed it. 422 names `password`.',
    body: z.strictObject({ password }),
    response: twoFactorStartSchema,
  }),
  confirmTwoFactor: endpoint({
    ...shared,
    id: 'confirmTwoFactor',
    method: 'post',
    path: '/{locale}/api/account/second-factor/confirm/',
    summary: 'Confirms the second factor with a code of the app: from now on it is asked. 422 names `code`.',
    body: z.strictObject({ code }),
    response: ownAccountSchema,
  }),
  newRecoveryCodes: endpoint({
    ...shared,
    id: 'makeRecoveryCodes',
    method: 'post',
    path: '/{locale}/api/account/second-factor/recovery-codes/',
    summary: 'Makes new recovery codes; the old ones end. 422 names `password`.',
    body: z.strictObject({ password }),
    response: z.object({ recovery_codes: recoveryCodes }),
  }),
  endTwoFactor: endpoint({
    ...shared,
    id: 'endTwoFactor',
    method: 'post',
    path: '/{locale}/api/account/second-factor/end/',
    summary: 'No second factor is asked any more. 422 names `password`.',
    body: z.strictObject({ password }),
    response: ownAccountSchema,
  }),
  forgotPassword: endpoint({
    id: 'askForPasswordReset',
    method: 'post',
    path: '/{locale}/api/account/forgotten-password/',
    tag: 'account',
    summary: 'Sends a link to choose a new password, where the address is known; the answer never tells.',
    params: inLocale,
    query: noParameters,
    body: z.strictObject({
      email: z
        .string()
        .trim()
        .max(254)
        .refine((value) => z.email().safeParse(value).success, 'not_an_email_address'),
    }),
    response: accepted,
  }),
  setPassword: endpoint({
    id: 'setPasswordByLink',
    method: 'post',
    path: '/{locale}/api/account/set-password/',
    tag: 'account',
    summary:
      'Chooses a password by the token of an invitation or a reset; all sessions end. 422 names `token` where it is false or old.',
    params: inLocale,
    query: noParameters,
    body: z.strictObject({ token: z.string().min(1).max(200), new_password: newPassword }),
    response: z.object({ accepted: z.literal(true), email: z.string().describe('For the form to log in.') }),
  }),
};
