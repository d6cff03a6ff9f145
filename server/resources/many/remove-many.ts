import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { RequestContext } from '../../request-context.ts';
import type { AppContext } from '../../app-context.ts';
import { writeMessage } from '../../http/errors/write-message.ts';
import { readStored } from '../read-stored.ts';
import { removeStored } from '../remove-stored.ts';
import { nameOf } from '../definition/name-of.ts';
import type { Resource } from '../definition/resource.ts';
import type { UsedIn } from '../definition/uses.ts';

interface Kept {
  id: number;
  title: string;
  message: string;
  used_in: UsedIn[];
}

/** Deletes each entity in its own transaction: one that is in use does not prevent the others. */
export async function removeMany(
  ctx: Pick<AppContext, 'db' | 'changes'>,
  { resource, ids, locale }: { resource: Resource; ids: number[]; locale: Locale },
): Promise<{ removed: number[]; kept: Kept[] }> {
  const removed: number[] = [];
  const kept: Kept[] = [];
  for (const id of new Set(ids)) {
    try {
      await removeStored(ctx, { resource, id, locale });
      removed.push(id);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      // Already deleted by somebody else.
      if (error.code === 'not_found') removed.push(id);
      else
        kept.push({ id, title: await titleOf({ db: ctx.db, locale }, { resource, id }), ...reasonOf(error, locale) });
    }
  }
  return { removed, kept };
}

async function titleOf(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  { resource, id }: { resource: Resource; id: number },
): Promise<string> {
  const { db, locale } = ctx;
  const [found] = await readStored(db, resource, [id]);
  return found ? nameOf(found.state, locale) : '';
}

function reasonOf(error: AppError, locale: Locale): Pick<Kept, 'message' | 'used_in'> {
  // Only `removeStored` throws here; it gives `used_in` or nothing.
  const { used_in: used = [] } = (error.details ?? {}) as { used_in?: UsedIn[] };
  return { message: writeMessage(error.sentence, locale), used_in: used };
}
