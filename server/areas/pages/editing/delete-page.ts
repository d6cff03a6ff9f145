import { and, eq, inArray } from 'drizzle-orm';
import { AppError, invalid } from '#contract/base/errors.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import { pages } from '../../../db/tables/pages.ts';
import { sectionReferences, sections } from '../../../db/tables/sections.ts';
import type { Transaction } from '../../../db/database.ts';
import type { AppContext } from '../../../app-context.ts';
import { mayPublish } from '../../../platform/publish-permission.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { addRedirect } from '../../redirects/save-redirect.ts';
import { mentionsOf } from '../../../resources/definition/mentions.ts';
import { type PageRow, urlsOf } from '../../links/page-address.ts';
import { putIntoBin } from '../../../resources/bin/put-into-bin.ts';
import { readOne } from '../../../resources/read-stored.ts';
import { getPage, lockTree } from '../../page-tree/page-tree.ts';
import { pagesDefinition, redirectsTo } from '../../page-tree/pages.resource.ts';

export interface DeletePageOptions {
  /** Deletes the page although public pages link to it; those links lose their target. */
  evenIfLinked?: boolean;
  /** The page to which the old addresses redirect. */
  redirectTo?: number | undefined;
  /** Language of the titles in a refusal. */
  locale?: Locale;
}

/**
 * Moves a page with its content into the bin. Throws 409 while there are pages below it or links to it: `details.used_in` lists the
 * slugs of sections, `details.used_by` other entities with links, as `{kind, id, title}`.
 */
export function deletePage(
  ctx: Pick<AppContext, 'db' | 'changes'>,
  id: number,
  { evenIfLinked = false, redirectTo, locale = 'de' }: DeletePageOptions = {},
): Promise<void> {
  return withInvalidation(ctx, async (tx, changed) => {
    await lockTree(tx);
    const page = await getPage(tx, id);
    if (page.isOnline && !mayPublish()) throw new AppError('forbidden', 'public_removal_not_permitted');
    const target = redirectTo === undefined ? undefined : await requireTarget(tx, id, redirectTo);
    const below = await tx.$count(pages, eq(pages.parentId, id));
    if (below > 0) throw new AppError('conflict', 'pages_below');
    const own = await sectionsOf(tx, id);
    const usedIn = (await linkedFrom(tx, id)).filter((slug) => !own.includes(slug));
    const usedBy = evenIfLinked ? [] : await mentionsOf({ db: tx, locale }, { target: 'page', targetId: id });
    if (usedIn.length + usedBy.length > 0 && !evenIfLinked) {
      const details = { used_in: usedIn, ...(usedBy.length > 0 ? { used_by: usedBy } : {}) };
      throw new AppError('conflict', 'linked_by_pages', { details });
    }
    await binPage(tx, { page, target });
    if (own.length > 0) await tx.delete(sections).where(inArray(sections.slug, own));
    await tx.delete(pages).where(eq(pages.id, id));
    await recordAudit(tx, { action: 'removed', kind: 'page', id, title: page.title.de });
    if (target && page.target.de === '') {
      const [before, after] = [urlsOf(page), urlsOf(target)];
      for (const each of locales) await addRedirect(tx, { old_path: before[each], new_path: after[each] });
      changed.add(tags.redirects);
    }
    for (const slug of [...own, ...usedIn]) changed.add(tags.section(slug));
    changed.add(tags.page(id)).add(tags.navigation).add(tags.search);
  });
}

async function binPage(
  tx: Transaction,
  { page, target }: { page: PageRow; target: PageRow | undefined },
): Promise<void> {
  const isTurned = target !== undefined && page.target.de === '';
  const addresses = (of: PageRow) => locales.map((each) => urlsOf(of)[each]);
  const turned = isTurned ? await redirectsTo(tx, { before: addresses(page), after: addresses(target) }) : [];
  const before = await readOne(tx, pagesDefinition, page.id);
  await putIntoBin(tx, { resource: pagesDefinition, before, also: { turnedRedirects: turned } });
}

async function requireTarget(tx: Transaction, id: number, target: number): Promise<PageRow> {
  if (target !== id) return getPage(tx, target, 'redirect_to');
  const message = 'deleted_page_leads_to_itself';
  throw invalid('redirect_to', message);
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
