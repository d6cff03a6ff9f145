import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { AppError, invalid, type Problem } from '#contract/base/errors.ts';
import type { Message } from '#contract/base/messages.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import type { Localized } from '#contract/base/localized.ts';
import { isPage, pages } from '../../db/tables/pages.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { addRedirect, removeRedirectsFrom } from '../redirects/save-redirect.ts';
import { differing, type PageRow, pathBelow, urlsOf } from '../links/page-address.ts';

/** Serialises changes of the tree, because paths depend on one another. */
export async function lockTree(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('page tree'))`);
}

export async function getPage(tx: Database | Transaction, id: number, field = 'id'): Promise<PageRow> {
  const [row] = await tx.select().from(pages).where(eq(pages.id, id));
  if (row) return row;
  const message: Message = { key: 'no_page', params: { id } };
  throw field === 'id' ? new AppError('not_found', message) : invalid(field, message);
}

export function childrenOf(tx: Transaction, parentId: number | null): Promise<PageRow[]> {
  const below = parentId === null ? isNull(pages.parentId) : eq(pages.parentId, parentId);
  return tx.select().from(pages).where(below).orderBy(asc(pages.position), asc(pages.id));
}

/** Throws 422 on the slug if another page has the path in the same language. */
export async function requireFreePath(tx: Transaction, path: Localized<string>, own: number): Promise<void> {
  const taken = await tx
    .select({ de: pages.pathDe, en: pages.pathEn })
    .from(pages)
    .where(and(ne(pages.id, own), isPage, or(eq(pages.pathDe, path.de), eq(pages.pathEn, path.en))));
  const issues = locales.flatMap((locale: Locale): Problem[] =>
    taken.some((page) => page[locale] === path[locale])
      ? [
          {
            path: `slug.${locale}`,
            message: { key: 'address_taken', params: { address: `/${locale}/${path[locale]}` } },
          },
        ]
      : [],
  );
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}

/** The home page has the empty path. */
export function isHomePage({ pathDe, target }: Pick<PageRow, 'pathDe' | 'target'>): boolean {
  return pathDe === '' && target.de === '';
}

export async function hasHomePage(tx: Transaction): Promise<boolean> {
  return (await tx.$count(pages, and(eq(pages.pathDe, ''), isPage))) > 0;
}

/** Stores the positions of siblings in this order. */
export async function arrange(tx: Transaction, ordered: PageRow[]): Promise<void> {
  for (const [position, page] of ordered.entries()) {
    if (page.position !== position) await tx.update(pages).set({ position }).where(eq(pages.id, page.id));
  }
}

/**
 * Updates the paths of a page and all pages below it after its slug or parent changed, and redirects the old addresses.
 * Returns the ids of the pages whose address changed.
 */
export async function updatePaths(tx: Transaction, before: PageRow): Promise<number[]> {
  const page = await getPage(tx, before.id);
  const parent = page.parentId === null ? undefined : await getPage(tx, page.parentId);
  const path = pathBelow(parent, page.slug);
  const after = { ...page, pathDe: path.de, pathEn: path.en };
  const unchanged = page.pathDe === path.de && page.pathEn === path.en;
  const movedLocales = differing(urlsOf(before), urlsOf(after));
  if (unchanged && movedLocales.length === 0) return [];
  if (after.target.de === '') await requireFreePath(tx, path, page.id);
  await tx
    .update(pages)
    .set({ pathDe: path.de, pathEn: path.en, updatedAt: sql`now()` })
    .where(eq(pages.id, page.id));
  if (before.target.de === '')
    await redirectOld(tx, { before: urlsOf(before), after: urlsOf(after), moved: movedLocales });
  const moved = movedLocales.length > 0 ? [page.id] : [];
  for (const child of await childrenOf(tx, page.id)) moved.push(...(await updatePaths(tx, child)));
  return moved;
}

async function redirectOld(
  tx: Transaction,
  { before, after, moved }: { before: Localized<string>; after: Localized<string>; moved: Locale[] },
): Promise<void> {
  const addresses = moved.map((locale) => after[locale]);
  await removeRedirectsFrom(tx, addresses);
  for (const locale of moved) await addRedirect(tx, { old_path: before[locale], new_path: after[locale] });
}
