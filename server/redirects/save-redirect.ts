import type { Redirect } from '#contract/redirect.ts';
import type { House } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { addRedirect } from './add-redirect.ts';

/** Adds or replaces a redirect; 422 names what is wrong. */
export function saveRedirect(house: Pick<House, 'db' | 'changes'>, redirect: Redirect): Promise<void> {
  return change(house, async (tx, changed) => {
    await addRedirect(tx, redirect);
    changed.add(tags.redirects);
  });
}
