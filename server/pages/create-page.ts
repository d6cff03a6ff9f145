import { eq } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import type { Localized } from '#contract/localized.ts';
import { record } from '../audit/record.ts';
import { pages } from '../db/schema.ts';
import type { House, Transaction } from '../house.ts';
import { check } from '../mount.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { removeRedirectsFrom } from '../redirects/add-redirect.ts';
import { type PageRow, pathBelow, urlsOf } from './page-address.ts';
import { type NewPage, newPageSchema } from './page-input.ts';
import { arrange, childrenOf, getPage, lockTree, requireFreePath } from './page-tree.ts';
import { requirePictures } from './require-pictures.ts';

/** Adds a page to the tree, without content. 422 names what is wrong, a taken address among it. */
export function createPage(house: Pick<House, 'db' | 'changes'>, input: NewPage): Promise<PageRow> {
  const { parentId = null, position, ...values } = check(newPageSchema, input, 'invalid');
  return change(house, async (tx, changed) => {
    await lockTree(tx);
    const parent = parentId === null ? undefined : await getPage(tx, parentId, 'parent_id');
    const path = pathBelow(parent, values.slug);
    const isEntry = (values.target?.de ?? '') !== '';
    if (!isEntry) await requirePlace(tx, path, values.slug, parentId);
    await requirePictures(tx, values);
    const row = await insert(tx, { ...values, parentId, pathDe: path.de, pathEn: path.en });
    await insertAt(tx, row, position);
    if (!isEntry && (await removeRedirectsFrom(tx, Object.values(urlsOf(row))))) changed.add(tags.redirects);
    changed.add(tags.navigation).add(tags.search);
    await record(tx, { action: 'created', kind: 'page', id: row.id, title: row.title.de });
    return getPage(tx, row.id);
  });
}

async function requirePlace(
  tx: Transaction,
  path: Localized<string>,
  slug: Localized<string>,
  parentId: number | null,
): Promise<void> {
  requireSlug(slug, parentId);
  await requireFreePath(tx, path, 0);
}

/** Only the home page, at the top of the tree, has no part of its own in the address. */
export function requireSlug(slug: Localized<string>, parentId: number | null): void {
  if (slug.de !== '' || (parentId === null && slug.en === '')) return;
  throw new AppError('invalid', undefined, { issues: [{ path: 'slug.de', message: 'The German slug is missing' }] });
}

async function insert(tx: Transaction, values: typeof pages.$inferInsert): Promise<PageRow> {
  const [row] = await tx.insert(pages).values(values).returning();
  if (!row) throw new Error('The page was not stored');
  return row;
}

async function insertAt(tx: Transaction, row: PageRow, position: number | undefined): Promise<void> {
  const siblings = (await childrenOf(tx, row.parentId)).filter((page) => page.id !== row.id);
  if (position === undefined) {
    await tx
      .update(pages)
      .set({ position: (siblings.at(-1)?.position ?? -1) + 1 })
      .where(eq(pages.id, row.id));
    return;
  }
  await tx.update(pages).set({ position: -1 }).where(eq(pages.id, row.id));
  await arrange(tx, siblings.toSpliced(position, 0, { ...row, position: -1 }));
}
