import { AppError } from '#contract/errors.ts';
import type { SessionUser } from '../house.ts';

/** The person behind a call whose endpoint names a role. */
export function known(user: SessionUser | null): SessionUser {
  if (!user) throw new AppError('unauthenticated');
  return user;
}
