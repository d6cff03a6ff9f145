import { z } from 'zod';
import { emailAddressSchema } from '../base/email-address.ts';
import { passwordLength } from './account-api.ts';

/**
 * Signing in: `POST /auth/sign-in/email` with this body. 200 sets the session and the CSRF cookie. If the account has a
 * second factor, it answers `{twoFactorRedirect: true}` instead and accepts `POST /auth/two-factor/verify-totp` or
 * `POST /auth/two-factor/verify-backup-code` for ten minutes. 401 `bad_credentials`; 423 `locked` after ten failures,
 * with `Retry-After`.
 *
 * The second step has the body `{code}`: six digits for `verify-totp`, a recovery code for `verify-backup-code`. 200 sets
 * the session; 401 `bad_credentials` for a wrong code, 401 `unauthenticated` if the password is required again (after
 * ten minutes or five wrong codes); 423 `locked` after ten failures.
 */
export const signInSchema = z.strictObject({
  email: emailAddressSchema,
  password: z.string().min(1).max(passwordLength.max),
  rememberMe: z.boolean().optional(),
});

/** The body of the second step. */
export const secondStepSchema = z.strictObject({ code: z.string().trim().min(1).max(40) });
