import { AppError } from '#contract/base/errors.ts';
import { partsOfAddress } from '#contract/pages/redirects/old-address.ts';
import type { Transaction } from '../../db/database.ts';
import { isLiving } from './living-address.ts';

/**
 * Throws 422 if there is a page or screen at the old address, unless the redirect is meant to hide it. With a query it
 * can hide nothing: pages are rendered and cached without parameters that they do not know.
 */
export async function checkOldAddress(
  tx: Transaction,
  { oldPath, hidesPage }: { oldPath: string; hidesPage: boolean },
): Promise<void> {
  const { path, parameters } = partsOfAddress(oldPath);
  const hasQuery = parameters.length > 0;
  if ((hidesPage && !hasQuery) || !(await isLiving(tx, path))) return;
  const key = hasQuery ? 'query_at_page' : 'address_taken';
  throw new AppError('invalid', undefined, {
    issues: [{ path: 'old_path', message: { key, params: { address: path } } }],
  });
}
