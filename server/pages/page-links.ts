import { and, eq, inArray } from 'drizzle-orm';
import type { Resolved } from '#contract/flat-block.ts';
import type { Locale } from '#contract/locale.ts';
import { inLocale } from '#contract/localized.ts';
import { pages } from '../db/schema.ts';
import type { Database } from '../house.ts';
import { urlsOf } from './page-address.ts';

/** Current addresses of pages by reference, `page:12`; what is gone is missing, for visitors what is offline as well. */
export async function pageLinks(
  db: Database,
  ids: number[],
  locale: Locale,
  audience: 'visitor' | 'editor',
): Promise<Resolved['links']> {
  if (ids.length === 0) return {};
  const visible = audience === 'visitor' ? eq(pages.isOnline, true) : undefined;
  const rows = await db
    .select()
    .from(pages)
    .where(and(inArray(pages.id, ids), visible));
  return Object.fromEntries(
    rows.map((row) => [`page:${row.id}`, { url: urlsOf(row)[locale], title: inLocale(row.title, locale).text }]),
  );
}
