import { findExact, follow } from '#contract/pages/redirects/follow-redirects.ts';
import { indexRedirects, isPattern } from '#contract/pages/redirects/redirect-index.ts';
import type { Redirect } from '#contract/pages/redirects/redirect.ts';

/**
 * Replaces the target of every redirect by the end of its chain; leaves out loops. Patterns are no links of a chain:
 * they do not count where there is a page.
 */
export function resolveRedirects(stored: Redirect[]): Redirect[] {
  const index = indexRedirects(stored);
  return stored.flatMap((redirect) => {
    if (isPattern(redirect.old_path)) return [redirect];
    const { addresses, loops } = follow((address) => findExact(index, address), redirect.new_path);
    return loops ? [] : [{ ...redirect, new_path: addresses.at(-1) ?? redirect.new_path }];
  });
}
