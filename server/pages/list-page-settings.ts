import { asc } from 'drizzle-orm';
import type { PageSettings } from '#contract/page-settings.ts';
import { pages } from '../db/schema.ts';
import type { Database } from '../house.ts';
import type { PageRow } from './page-address.ts';
import { toSettings } from './page-settings.ts';

/** Every page, parents before children, siblings in their order; of a search only those with all its words. */
export async function listPageSettings(db: Database, query = ''): Promise<PageSettings[]> {
  const rows = await db.select().from(pages).orderBy(asc(pages.position), asc(pages.id));
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const shown = inTreeOrder(rows).map(toSettings);
  return shown.filter((page) => words.every((word) => textOf(page).includes(word)));
}

function inTreeOrder(rows: PageRow[]): PageRow[] {
  const below = new Map<number | null, PageRow[]>();
  for (const row of rows) below.set(row.parentId, [...(below.get(row.parentId) ?? []), row]);
  const ordered: PageRow[] = [];
  const walk = (parent: number | null) => {
    for (const row of below.get(parent) ?? []) {
      ordered.push(row);
      walk(row.id);
    }
  };
  walk(null);
  return ordered;
}

function textOf({ title, urls }: PageSettings): string {
  return [title.de, title.en, urls.de, urls.en].join('\n').toLowerCase();
}
