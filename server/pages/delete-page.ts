import { and, eq, inArray } from 'drizzle-orm';
import { AppError } from '#contract/errors.ts';
import { type Locale, locales } from '#contract/locale.ts';
import { record } from '../audit/record.ts';
import { pages, sectionReferences, sections } from '../db/schema.ts';
import type { House, Transaction } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { addRedirect } from '../redirects/add-redirect.ts';
import { mentionsOf } from '../resources/mentions.ts';
import { type PageRow, urlsOf } from './page-address.ts';
import { getPage, lockTree } from './page-tree.ts';

export interface DeletePageOptions {
  /** Links to the page on public pages lose their target. */
  evenIfLinked?: boolean;
  /** The page to which its addresses lead from now on. */
  redirectTo?: number | undefined;
  /** In which a refusal names what links to it. */
  locale?: Locale;
}

/**
 * Deletes a page with its content. 409 while pages stand below it, or while something links to it: `details.used_in` has
 * the slugs of sections, `details.used_by` productions, slides and whatever else has links, as `{kind, id, title}`.
 */
export function deletePage(
  house: Pick<House, 'db' | 'changes'>,
  id: number,
  { evenIfLinked = false, redirectTo, locale = 'de' }: DeletePageOptions = {},
): Promise<void> {
  return change(house, async (tx, changed) => {
    await lockTree(tx);
    const page = await getPage(tx, id);
    const target = redirectTo === undefined ? undefined : await requireTarget(tx, id, redirectTo);
    const below = await tx.$count(pages, eq(pages.parentId, id));
    if (below > 0) throw new AppError('conflict', 'There are pages below this one');
    const own = await sectionsOf(tx, id);
    const usedIn = (await linkedFrom(tx, id)).filter((slug) => !own.includes(slug));
    const usedBy = evenIfLinked ? [] : await mentionsOf(tx, 'page', id, locale);
    if (usedIn.length + usedBy.length > 0 && !evenIfLinked) {
      const details = { used_in: usedIn, ...(usedBy.length > 0 ? { used_by: usedBy } : {}) };
      throw new AppError('conflict', 'Other pages link to this one', { details });
    }
    if (own.length > 0) await tx.delete(sections).where(inArray(sections.slug, own));
    await tx.delete(pages).where(eq(pages.id, id));
    await record(tx, { action: 'removed', kind: 'page', id, title: page.title.de });
    if (target && page.target.de === '') {
      const [before, after] = [urlsOf(page), urlsOf(target)];
      for (const each of locales) await addRedirect(tx, { old_path: before[each], new_path: after[each] });
      changed.add(tags.redirects);
    }
    for (const slug of [...own, ...usedIn]) changed.add(tags.section(slug));
    changed.add(tags.page(id)).add(tags.navigation).add(tags.search);
  });
}

async function requireTarget(tx: Transaction, id: number, target: number): Promise<PageRow> {
  if (target !== id) return getPage(tx, target, 'redirect_to');
  const message = 'A page that is deleted cannot lead to itself';
  throw new AppError('invalid', undefined, { issues: [{ path: 'redirect_to', message }] });
}

async function sectionsOf(tx: Transaction, id: number): Promise<string[]> {
  const rows = await tx
    .select({ slug: sections.slug })
    .from(sections)
    .where(and(eq(sections.contentType, 'page'), eq(sections.objectId, id)));
  return rows.map((row) => row.slug);
}

async function linkedFrom(tx: Transaction, id: number): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ slug: sections.slug })
    .from(sectionReferences)
    .innerJoin(sections, eq(sections.id, sectionReferences.sectionId))
    .where(and(eq(sectionReferences.kind, 'page'), eq(sectionReferences.targetId, id)))
    .orderBy(sections.slug);
  return rows.map((row) => row.slug);
}
