import { z } from 'zod';
import { passwordLength } from './account-api.ts';

/**
 * Logging in: `POST /auth/sign-in/email` with this body. 200 sets the session and the CSRF cookie, or, where the account
 * has a second factor, answers `{twoFactorRedirect: true}` and waits ten minutes for `POST /auth/two-factor/verify-totp`
 * or `POST /auth/two-factor/verify-backup-code`. 401 `bad_credentials`; 423 `locked` after ten failures, with
 * `Retry-After`.
 *
 * The second step has the body `{code}`: six digits at `verify-totp`, a recovery code as it was shown at
 * `verify-backup-code`. 200 sets the session; 401 `bad_credentials` for a wrong code, `unauthenticated` where one has to
 * begin again with the password, since that is too long ago or after five wrong codes; 423 `locked` after ten.
 */
export const signInSchema = z.strictObject({
  email: z.email().max(254),
  password: z.string().min(1).max(passwordLength.max),
  rememberMe: z.boolean().optional(),
});

/** The body of the second step. */
export const secondStepSchema = z.strictObject({ code: z.string().trim().min(1).max(40) });
