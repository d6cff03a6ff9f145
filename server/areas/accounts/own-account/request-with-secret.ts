import type { Context } from 'hono';
import { AppError } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import type { AppContext, LibraryResponse, SessionUser } from '../../../app-context.ts';
import { authSecret } from '../sessions/auth-secret.ts';
import { clientAddress } from '../../../http/client-address.ts';
import { createSignInLock, SignInLocked } from '../passwords/sign-in-lock.ts';

interface SecretRequest {
  path: `/auth/${string}`;
  body: object;
  /** The request field with the password or the code. */
  field: string;
}

const wrong: Record<string, Message> = {
  INVALID_PASSWORD: 'wrong_password',
  INVALID_CODE: 'wrong_code',
};

/**
 * Calls the sign-in library with a password or a code. Throws 422 with the field if it is wrong, and 423 after ten
 * failures in 15 minutes, so that nobody can guess a password in an unattended browser.
 */
export async function requestWithSecret(
  ctx: AppContext,
  { context, user, path, body, field }: { context: Context; user: SessionUser } & SecretRequest,
): Promise<LibraryResponse> {
  const { db, clock, config, accounts } = ctx;
  const lock = createSignInLock({ db, clock, secret: authSecret(config) });
  const [account, client] = [`account ${user.id}`, clientAddress(context, config)];
  try {
    await lock.begin(account, client);
  } catch (error) {
    if (error instanceof SignInLocked) context.header('Retry-After', String(error.seconds));
    throw error;
  }
  const answer = await accounts.callLibrary(context.req.raw.headers, path, body);
  const message = wrong[answer.code];
  if (message) throw new AppError('invalid', undefined, { issues: [{ path: field, message }] });
  if (answer.status === 401) throw new AppError('unauthenticated');
  await lock.succeed(account, client);
  return answer;
}
