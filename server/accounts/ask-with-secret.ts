import type { Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { House, LibraryAnswer, SessionUser } from '../house.ts';
import { authSecret } from './auth-secret.ts';
import { clientAddress } from './client-address.ts';
import { createSignInLock, SignInLocked } from './sign-in-lock.ts';

interface Question {
  path: `/auth/${string}`;
  body: object;
  /** The field of what was sent that proves who somebody is. */
  field: string;
}

const wrong: Record<string, string> = {
  INVALID_PASSWORD: 'This password is wrong',
  INVALID_CODE: 'This code is wrong',
};

/**
 * Asks the sign-in library something for which a password or a code is needed. 422 names the field where it is wrong, 423
 * after ten in fifteen minutes: whoever has found an open browser cannot go on guessing.
 */
export async function askWithSecret(
  house: House,
  context: Context,
  user: SessionUser,
  { path, body, field }: Question,
): Promise<LibraryAnswer> {
  const { db, clock, config, accounts } = house;
  const lock = createSignInLock({ db, clock, secret: authSecret(config) });
  const [account, client] = [`account ${user.id}`, clientAddress(context, config)];
  try {
    await lock.begin(account, client);
  } catch (error) {
    if (error instanceof SignInLocked) context.header('Retry-After', String(error.seconds));
    throw error;
  }
  const answer = await accounts.ask(context.req.raw.headers, path, body);
  const message = wrong[answer.code];
  if (message) throw new AppError('invalid', undefined, { issues: [{ path: field, message }] });
  if (answer.status === 401) throw new AppError('unauthenticated');
  await lock.succeed(account, client);
  return answer;
}
