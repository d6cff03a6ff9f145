import { eq, asc, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import { recordAudit } from '../../platform/audit/record.ts';
import { media } from '../../db/tables/media.ts';
import type { AppContext } from '../../app-context.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { putIntoBin } from '../../resources/bin/put-into-bin.ts';
import { readOne } from '../../resources/read-stored.ts';
import type { Transaction, Database } from '../../db/database.ts';
import type { MediaRow } from '../../platform/pictures/media-rows.ts';
import { mediaDefinition } from './changing/media.resource.ts';
import { tellUses } from './uses/tell-uses.ts';
import { lockMedia, mediaUsedIn, type UnnamedUse } from './uses/used-in.ts';

/** Most entries that an answer names. */
const maxNamed = 20;

/** The entries with this file, oldest first: the oldest is probably the one in use. */
export function entriesWithFile(tx: Transaction, hash: string): Promise<MediaRow[]> {
  return tx.select().from(media).where(eq(media.hash, hash)).orderBy(asc(media.id)).limit(maxNamed);
}

/** Another entry has the same file. */
export function hasDuplicate(): SQL {
  return sql`${media.hash} in (select ${media.hash} from ${media} group by ${media.hash} having count(*) > 1)`;
}

const each = sql`jsonb_array_elements_text(${media.tags})`;

/** Has the tag, in whatever case it was typed. */
export function hasTag(tag: string): SQL {
  return sql`exists (select 1 from ${each} as tag where lower(tag) = lower(${tag}))`;
}

/** Every tag with the number of its entries. */
export async function listTags(db: Database): Promise<{ name: string; count: number }[]> {
  const { rows } = await db.execute<{ name: string; count: number }>(
    sql`select min(tag) as name, count(*)::int as count from ${media}, ${each} as tag group by lower(tag) order by lower(tag)`,
  );
  return rows.map(({ name, count }) => ({ name, count }));
}

/** Moves an entry without uses into the bin; its file is not served any more and stays on disk until the bin is emptied. */
export async function removeMedia(
  ctx: Pick<AppContext, 'db' | 'changes' | 'clock'>,
  id: number,
  locale: Locale,
): Promise<void> {
  const used = await withInvalidation(ctx, async (tx, changed): Promise<UnnamedUse[]> => {
    const row = await lockMedia(tx, id);
    if (!row) throw new AppError('not_found');
    const found = await mediaUsedIn(tx, id);
    if (found.length > 0) return found;
    await putIntoBin(tx, { resource: mediaDefinition, before: await readOne(tx, mediaDefinition, id) });
    await tx.delete(media).where(eq(media.id, id));
    changed.add(tags.media(id));
    await recordAudit(tx, { action: 'removed', kind: 'media', id, title: row.fileName });
    return [];
  });
  if (used.length > 0) {
    throw new AppError('conflict', undefined, {
      details: { used_in: await tellUses({ db: ctx.db, now: ctx.clock(), locale }, used) },
    });
  }
}
