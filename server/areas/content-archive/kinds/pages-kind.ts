import { and, asc, eq, gt, isNull, not, sql } from 'drizzle-orm';
import { z } from 'zod';
import { localized } from '#contract/base/localized.ts';
import { pageFields } from '#contract/pages/page-settings.ts';
import { pagesResource } from '#contract/pages/page-resource.ts';
import type { Transaction } from '../../../db/database.ts';
import { isPage, pages } from '../../../db/tables/pages.ts';
import { toChange, toSettings } from '../../page-tree/page-settings.ts';
import { pagesDefinition } from '../../page-tree/pages.resource.ts';
import { isNamed } from '../../upsert/find-targets.ts';
import { ContentRefused } from '../content-refused.ts';
import type { PageRow } from '../../links/page-address.ts';
import { type ContentKind, type ContentRecord, recordsAtOnce } from './content-kind.ts';
import { exactMoment } from './resource-kind.ts';

const record = z.strictObject({
  id: z.int().positive(),
  ...pagesResource.fields,
  og_image: pageFields.og_image,
  hero_image: pageFields.hero_image,
  content_type: pageFields.content_type.describe(
    '`page`, or the type of the screen that it represents, such as `home`.',
  ),
  slug: pageFields.slug.describe(
    'Own part of the address. Empty English: the German one. The home page and menu entries have none.',
  ),
  title: pageFields.title,
  position: z.int().min(0).describe('Place among the pages with the same parent, from 0.'),
  path: localized(z.string()).describe(
    'Address without the language: the paths of the parent and the own slug, joined by `/`; empty for the home page.',
  ),
  updated_at: exactMoment.describe('Time of the last change.'),
});

const accepted = record.partial({
  ...{ content_type: true, headline: true, target: true, is_clickable: true, in_main_navigation: true, in_menu: true },
  ...{ in_footer: true, meta_title: true, meta_description: true, og_title: true, og_description: true },
  ...{ og_image: true, og_type: true, hero_image: true, parent_id: true, position: true, updated_at: true },
});

/** The page tree with the menus; what stands on the pages is in the sections. */
export const pagesKind: ContentKind = {
  name: 'pages',
  about: 'Pages and menu entries, as a tree. What stands on a page is the section `page-{id}`.',
  record,
  accepted,
  tables: [pages],
  merging: {
    resource: pagesDefinition,
    async find(tx, { record: one, values }) {
      const { path, title, target } = accepted.parse(one);
      const parentId = z.int().nullish().parse(values.parent_id) ?? null;
      // A menu entry has no path.
      const isSame =
        (target?.de ?? '') === ''
          ? and(isPage, eq(pages.pathDe, path.de))
          : and(
              ...[not(isPage), isNamed(pages.title, title.de)],
              parentId === null ? isNull(pages.parentId) : eq(pages.parentId, parentId),
            );
      const rows = await tx.select({ id: pages.id }).from(pages).where(isSame).limit(3);
      return rows.map(({ id }) => id);
    },
    inOrder: parentsFirst,
  },
  async read(tx, after) {
    const rows = await tx.select().from(pages).where(gt(pages.id, after)).orderBy(asc(pages.id)).limit(recordsAtOnce);
    return { records: rows.map(toRecord), last: rows.at(-1)?.id ?? null };
  },
  async write({ db: tx }, records) {
    const rows = records.map((one) => {
      const { id, parent_id: parentId, position, path, updated_at: updatedAt, ...settings } = accepted.parse(one);
      // The fields of a new page are those of a change.
      const values = { ...toChange(settings), title: settings.title, slug: settings.slug };
      const changed = updatedAt === undefined ? {} : { updatedAt: new Date(updatedAt) };
      return { ...values, ...changed, id, parentId, position, pathDe: path.de, pathEn: path.en };
    });
    await tx.insert(pages).values(rows);
  },
};

function parentsFirst(records: ContentRecord[]): ContentRecord[] {
  const parents = new Map(records.map(({ id, parent_id: parent }) => [id, parent]));
  const depthOf = (id: unknown, seen = 0): number =>
    parents.get(id) && seen <= records.length ? 1 + depthOf(parents.get(id), seen + 1) : 0;
  const places = records.map((page) => ({ page, depth: depthOf(page.id), position: Number(page.position ?? 0) }));
  return places
    .toSorted((one, other) => one.depth - other.depth || one.position - other.position)
    .map(({ page }) => page);
}

function toRecord(row: PageRow): ContentRecord {
  const { version: _version, urls: _urls, ...settings } = toSettings(row);
  const exact = { path: { de: row.pathDe, en: row.pathEn }, updated_at: row.updatedAt.toISOString() };
  return { ...settings, ...exact };
}

/** Throws unless every page has a parent that exists and the address that follows from it. */
export async function checkPagePaths(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ id: number; orphan: boolean; expected: string }>(sql`
    select page.id, page.parent_id is not null and parent.id is null as orphan,
           concat_ws('/', nullif(parent.path_de, ''), nullif(page.slug->>'de', '')) as expected
      from pages as page left join pages as parent on parent.id = page.parent_id
     where page.parent_id is not null and parent.id is null
        or page.path_de <> concat_ws('/', nullif(parent.path_de, ''), nullif(page.slug->>'de', ''))
        or page.path_en <> concat_ws('/', nullif(parent.path_en, ''),
             nullif(coalesce(nullif(page.slug->>'en', ''), page.slug->>'de'), ''))
     order by page.id limit 1`);
  const [wrong] = rows;
  if (!wrong) return;
  throw new ContentRefused(
    wrong.orphan
      ? `pages.jsonl: page ${wrong.id} has a parent that does not exist.`
      : `pages.jsonl: the path of page ${wrong.id} does not follow from its parent and its slug; in German that would be "${wrong.expected}".`,
  );
}
