import { inArray } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { MediaUse } from '#contract/media/media.ts';
import { readReference } from '#contract/fields/reference.ts';
import type { RequestContext } from '../../../request-context.ts';
import { pages, redirects } from '../../../db/tables/pages.ts';
import { breakingNews, slides } from '../../../db/tables/site.ts';
import { resolveLinks } from '../../links/resolve-links.ts';
import { downloadDirectories } from '../../../db/tables/press.ts';
import { festivals, seasons } from '../../../db/tables/programme.ts';
import { column } from '../../../resources/definition/resource.ts';
import { titleOf } from '../../../resources/definition/uses.ts';
import type { UnnamedUse } from './used-in.ts';

/** Kinds whose title is not resolved together with their address. */
const tables: Record<string, PgTable> = {
  page: pages,
  season: seasons,
  festival: festivals,
  slide: slides,
  'breaking-news': breakingNews,
  press: downloadDirectories,
  redirect: redirects,
};

/** Adds title and address to each use of an entry, with one query per kind of entity. */
export async function tellUses(
  ctx: Pick<RequestContext, 'db' | 'now' | 'locale'>,
  uses: UnnamedUse[],
): Promise<MediaUse[]> {
  const { db, locale, now } = ctx;
  const names = [...new Set(uses.map(nameOf))];
  const references = names.flatMap((name) => readReference(name) ?? []);
  const links = await resolveLinks(db, references, { locale, visibility: 'all', now });
  const titles = await titlesOf(ctx, uses);
  return uses.map((use) => {
    const link = links[nameOf(use)];
    const title = link?.title ?? titles.get(nameOf(use)) ?? use.section ?? '';
    return { ...use, title, url: link?.url ?? null };
  });
}

function nameOf({ content_type: kind, object_id: id }: UnnamedUse): string {
  return `${kind ?? ''}:${id ?? 0}`;
}

/** Titles by reference, `season:3`. */
async function titlesOf(ctx: Pick<RequestContext, 'db' | 'locale'>, uses: UnnamedUse[]): Promise<Map<string, string>> {
  const { db, locale } = ctx;
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
