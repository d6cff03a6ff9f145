import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import type { House } from '../house.ts';
import { sentenceOf } from '../on-error.ts';
import { readStored } from './read-stored.ts';
import { removeStored } from './remove-stored.ts';
import { nameOf } from './name-of.ts';
import type { Resource } from './resource.ts';
import type { UsedIn } from './uses.ts';

interface Kept {
  id: number;
  title: string;
  message: string;
  used_in: UsedIn[];
}

/** Takes away what nothing needs, each by itself: one that stays does not keep the others. */
export async function removeMany(
  house: Pick<House, 'db' | 'changes'>,
  resource: Resource,
  ids: number[],
  locale: Locale,
): Promise<{ removed: number[]; kept: Kept[] }> {
  const removed: number[] = [];
  const kept: Kept[] = [];
  for (const id of new Set(ids)) {
    try {
      await removeStored(house, resource, id, locale);
      removed.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Somebody else has taken it away.
      if (error.code === 'not_found') removed.push(id);
      else kept.push({ id, title: await titleOf(house, resource, id, locale), ...reasonOf(error, locale) });
    }
  }
  return { removed, kept };
}

async function titleOf({ db }: Pick<House, 'db'>, resource: Resource, id: number, locale: Locale): Promise<string> {
  const [found] = await readStored(db, resource, [id]);
  return found ? nameOf(found.state, locale) : '';
}

function reasonOf(error: AppError, locale: Locale): Pick<Kept, 'message' | 'used_in'> {
  const { used_in: used = [] } = (error.details ?? {}) as { used_in?: UsedIn[] };
  return { message: sentenceOf(error, locale), used_in: used };
}
