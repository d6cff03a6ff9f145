import { inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Locale } from '#contract/locale.ts';
import type { MediaUse } from '#contract/media.ts';
import { readReference } from '#contract/reference.ts';
import { pages } from '../db/schema.ts';
import { breakingNews, slides } from '../home/schema.ts';
import type { Database, House } from '../house.ts';
import { resolveLinks } from '../links/resolve-links.ts';
import { downloadDirectories } from '../press/schema.ts';
import { seasons } from '../programme/schema.ts';
import { column } from '../resources/resource.ts';
import { titleOf } from '../resources/uses.ts';
import type { UnnamedUse } from './used-in.ts';

/** Kinds of things whose title is not told with their address. */
const tables: Record<string, PgTable> = {
  page: pages,
  season: seasons,
  slide: slides,
  'breaking-news': breakingNews,
  press: downloadDirectories,
};

/** Uses with the title of what uses the entry and where an editor sees it; a query for each kind of thing. */
export async function tellUses(
  { db, clock }: Pick<House, 'db' | 'clock'>,
  uses: UnnamedUse[],
  locale: Locale,
): Promise<MediaUse[]> {
  const names = [...new Set(uses.map(nameOf))];
  const references = names.flatMap((name) => readReference(name) ?? []);
  const links = await resolveLinks(db, references, { locale, audience: 'editor', clock });
  const titles = await titlesOf(db, uses, locale);
  return uses.map((use) => {
    const link = links[nameOf(use)];
    const title = link?.title ?? titles.get(nameOf(use)) ?? use.section ?? '';
    return { ...use, title, url: link?.url ?? null };
  });
}

function nameOf({ content_type: kind, object_id: id }: UnnamedUse): string {
  return `${kind ?? ''}:${id ?? 0}`;
}

/** Titles by name, `season:3`. */
async function titlesOf(db: Database, uses: UnnamedUse[], locale: Locale): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const [kind, table] of Object.entries(tables)) {
    const ids = uses.flatMap((use) => (use.content_type === kind && use.object_id ? [use.object_id] : []));
    if (ids.length === 0) continue;
    const id = column(table, 'id');
    const rows = await db
      .select({ id, title: titleOf(table, locale) })
      .from(table)
      .where(inArray(id, ids));
    for (const row of rows) titles.set(`${kind}:${Number(row.id)}`, row.title);
  }
  return titles;
}
