import { asc } from 'drizzle-orm';
import type { PageSettings } from '#contract/pages/page-settings.ts';
import { pages } from '../../../db/tables/pages.ts';
import type { Database } from '../../../db/database.ts';
import type { PageRow } from '../../links/page-address.ts';
import { toSettings } from './page-settings.ts';

/** All pages, parents before children, siblings in their order; with a query only those that contain all its words. */
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
