import { and, eq, inArray } from 'drizzle-orm';
import type { Resolved } from '#contract/blocks/flat-block.ts';
import { inLocale } from '#contract/base/localized.ts';
import type { Visibility } from '../../db/visibility.ts';
import type { RequestContext } from '../../request-context.ts';
import { pages } from '../../db/tables/pages.ts';
import { urlsOf } from './page-address.ts';

/** Current addresses of pages by reference, `page:12`. Deleted pages are missing; for visitors, offline pages too. */
export async function pageLinks(
  ctx: Pick<RequestContext, 'db' | 'locale'>,
  { ids, visibility }: { ids: number[]; visibility: Visibility },
): Promise<Resolved['links']> {
  const { db, locale } = ctx;
  if (ids.length === 0) return {};
  const visible = visibility === 'all' ? undefined : eq(pages.isOnline, true);
  const rows = await db
    .select()
    .from(pages)
    .where(and(inArray(pages.id, ids), visible));
  return Object.fromEntries(
    rows.map((row) => [`page:${row.id}`, { url: urlsOf(row)[locale], title: inLocale(row.title, locale).text }]),
  );
}
