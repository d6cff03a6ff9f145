import type { AppContext } from '../../../app-context.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { readSiteSettings } from '../../site-settings/site-settings.ts';

interface OpenState {
  /** What is known without a query; undefined before the first answer and after a change. */
  known(): boolean | undefined;
  /** While the database does not answer, what it said last holds. */
  read(): Promise<boolean>;
}

/** Whether the house is open, kept in memory until the settings change. */
export function createOpenState({ db, changes }: Pick<AppContext, 'db' | 'changes'>): OpenState {
  let known: boolean | undefined;
  let last: boolean | undefined;
  let reading: Promise<boolean> | undefined;
  changes.onInvalidate((changed) => {
    if (changed !== null && !changed.includes(tags.site)) return;
    known = undefined;
    reading = undefined;
  });

  async function query(): Promise<boolean> {
    return (await readSiteSettings(db)).is_open;
  }

  async function read(): Promise<boolean> {
    if (known !== undefined) return known;
    const own = (reading ??= query());
    try {
      last = await own;
      // A change since then has begun another reading.
      if (reading === own) known = last;
      return last;
    } catch (error) {
      if (reading === own) reading = undefined;
      if (last !== undefined) return last;
      throw error;
    }
  }

  return { known: () => known, read };
}
