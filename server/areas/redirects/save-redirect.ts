import type { Redirect } from '#contract/pages/redirects/redirect.ts';
import type { AppContext } from '../../app-context.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { addRedirect } from './add-redirect.ts';

/** Creates or replaces a redirect; throws 422 with the invalid fields. */
export function saveRedirect(ctx: Pick<AppContext, 'db' | 'changes'>, redirect: Redirect): Promise<void> {
  return withInvalidation(ctx, async (tx, changed) => {
    await addRedirect(tx, redirect);
    changed.add(tags.redirects);
  });
}
