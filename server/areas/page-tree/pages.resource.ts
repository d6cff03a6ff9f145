import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { pagesResource } from '#contract/pages/page-resource.ts';
import { localizedText } from '#contract/base/localized.ts';
import { pages, redirects } from '../../db/tables/pages.ts';
import type { Transaction } from '../../db/database.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { defineResource, type Writer } from '../../resources/definition/resource.ts';
import { foldTexts } from '../../resources/definition/searched-text.ts';
import { withVersions } from '../../resources/versions/record-version.ts';
import { redirectsDefinition } from '../redirects/redirects.resource.ts';
import { newPageSchema, pageChangeSchema, toChange, toSettings } from './page-settings.ts';
import { getPage, lockTree } from './page-tree.ts';
import { addPage, changeLockedPage, freeSlug, moveLockedPage } from './write-page.ts';

/** Redirects that led to a deleted page and were turned to another one at its deletion. */
const turnedRedirects = z.array(z.object({ id: z.int(), from: z.string(), to: z.string() }));
export type TurnedRedirect = z.infer<typeof turnedRedirects>[number];

const insertedSchema = newPageSchema.extend({
  id: z.int().optional(),
  turnedRedirects: turnedRedirects.default([]),
  title: localizedText,
});

const changedSchema = pageChangeSchema.extend({ parentId: z.int().nullable().optional() });

const writer: Writer = {
  lock: lockTree,
  /** Of a page from an import or the bin: without a slug it gets a free one made from its title. */
  async insert(ctx, values) {
    const { db: tx, changed } = ctx;
    const { position, turnedRedirects: turned, slug, ...row } = insertedSchema.parse(values);
    const { parentId = null, title } = row;
    const parent = parentId === null ? undefined : await getPage(tx, parentId, 'parent_id');
    // Without its parent it becomes the last page at the top of the tree.
    const place = row.parentId === undefined ? undefined : position;
    const page = await addPage(ctx, { ...row, slug: slug ?? (await freeSlug(tx, { title, parent })) }, place);
    if (await turnBack(tx, turned)) changed.add(tags.redirects);
    return page.id;
  },
  async update(ctx, { id, values }) {
    const { parentId, ...settings } = changedSchema.parse(values);
    const last = Number.MAX_SAFE_INTEGER;
    if (parentId !== undefined) await moveLockedPage(ctx, { id, parentId, position: last, slug: settings.slug });
    if (Object.keys(settings).length > 0) await changeLockedPage(ctx, { id, values: settings });
  },
  remove() {
    throw new Error('Pages are deleted with deletePage');
  },
};

/** Redirects that nobody has changed since lead to the page again. */
async function turnBack(tx: Transaction, turned: TurnedRedirect[]): Promise<boolean> {
  if (turned.length === 0) return false;
  const ids = turned.map(({ id }) => id);
  await withVersions(tx, { resource: redirectsDefinition, ids }, async () => {
    for (const { id, from, to } of turned)
      await tx
        .update(redirects)
        .set({ newPath: from })
        .where(and(eq(redirects.id, id), eq(redirects.newPath, to)));
  });
  return true;
}

/** The redirects that lead to these addresses, and where they lead after the page was deleted. */
export async function redirectsTo(
  tx: Transaction,
  { before, after }: { before: string[]; after: string[] },
): Promise<TurnedRedirect[]> {
  const rows = await tx.select().from(redirects).where(inArray(redirects.newPath, before));
  return rows.map(({ id, newPath }) => ({ id, from: newPath, to: after[before.indexOf(newPath)] ?? newPath }));
}

/** The settings of pages, for versions and the bin. */
export const pagesDefinition = defineResource({
  contract: pagesResource,
  table: pages,
  kind: 'page',
  searched: foldTexts(pages.title),
  draft: { is_online: false },
  form: {
    toState: toSettings,
    toColumns: ({ parent_id: parentId, ...settings }) => ({
      ...toChange(settings),
      ...(parentId === undefined ? {} : { parentId }),
    }),
  },
  keptColumns: ['position'],
  tags: ({ before, after }) => [tags.page((after ?? before)?.id ?? 0), tags.navigation, tags.search],
  writer,
});
