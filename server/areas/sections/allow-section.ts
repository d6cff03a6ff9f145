import { can, moduleAccess } from '#contract/accounts/capabilities.ts';
import { AppError } from '#contract/base/errors.ts';
import type { SessionUser } from '../../app-context.ts';
import type { SectionRow } from './revisions/section-row.ts';

/** Throws 403 unless the user may edit the modules of the section’s owner. */
export function allowSection(
  { role }: Pick<SessionUser, 'role'>,
  { contentType }: Pick<SectionRow, 'contentType'>,
): void {
  if (!can(role, moduleAccess(contentType))) throw new AppError('forbidden');
}
