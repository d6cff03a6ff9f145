import { AppError } from '#contract/base/errors.ts';
import type { SessionUser } from '../app-context.ts';

/** The signed-in person of a request to an endpoint that names an access. */
export function requireUser(user: SessionUser | null): SessionUser {
  if (!user) throw new AppError('unauthenticated');
  return user;
}
