import { can } from '#contract/accounts/capabilities.ts';
import { AppError, type Problem } from '#contract/base/errors.ts';
import { currentActor } from './audit/record.ts';

/** Whether the user of the current write may make something public or hide it; the server itself may. */
export function mayPublish(): boolean {
  const actor = currentActor();
  return actor === null || can(actor.role, 'publish');
}

/** Throws 403 with an issue for the field unless the user may publish. */
export function requirePublish(path: string): void {
  if (!mayPublish()) throw refusedFor([path]);
}

/** The error for fields that only those who publish may change. */
export function refusedFor(paths: string[]): AppError {
  const issues = paths.map((path): Problem => ({ path, message: 'publishing_not_permitted' }));
  return new AppError('forbidden', 'publishing_not_permitted', { issues });
}
