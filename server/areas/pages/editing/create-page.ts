import { AppError, type Problem } from '#contract/base/errors.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { Transaction } from '../../../db/database.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import type { AppContext } from '../../../app-context.ts';
import type { ChangeContext } from '../../../request-context.ts';
import { check } from '../../../http/mount.ts';
import { mayPublish, requirePublish } from '../../../platform/publish-permission.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import { beginWithPattern } from '../../patterns/begin-with-pattern.ts';
import { pageSectionSlug } from '../page-content.ts';
import { recordCreated } from '../../../resources/versions/record-version.ts';
import type { PageRow } from '../../links/page-address.ts';
import { type NewPage, newPageSchema } from '../../page-tree/page-settings.ts';
import { getPage, hasHomePage, lockTree } from '../../page-tree/page-tree.ts';
import { pagesDefinition } from '../../page-tree/pages.resource.ts';
import { addPage, freeSlug } from '../../page-tree/write-page.ts';

/**
 * Adds a page to the tree, without content or with that of a pattern. Its address is made from its title, unless it has a slug, is a menu entry or
 * the home page. Throws 422 with the invalid fields, for example an address in use.
 */
export function createPage(ctx: Pick<AppContext, 'db' | 'changes'>, input: NewPage): Promise<PageRow> {
  return withInvalidation(ctx, (tx, changed) => insertPage({ db: tx, changed }, input));
}

async function insertPage(ctx: ChangeContext, input: NewPage): Promise<PageRow> {
  const { db: tx } = ctx;
  const { position, patternId = null, ...values } = check(newPageSchema, input, { code: 'invalid' });
  if (values.isOnline === true) requirePublish('is_online');
  const hidden = mayPublish() ? {} : { isOnline: false };
  if (patternId !== null && values.target && values.target.de !== '') {
    const issues = [{ path: 'pattern_id', message: 'pattern_for_menu_entry' } as const];
    throw new AppError('invalid', undefined, { issues });
  }
  await lockTree(tx);
  const slug = await slugOfNew(tx, values);
  const row = await addPage(ctx, { ...values, ...hidden, slug }, position);
  if (patternId !== null) {
    const to = { slug: pageSectionSlug(row.id), contentType: 'page', objectId: row.id };
    await beginWithPattern(ctx, { patternId, to });
  }
  await recordCreated(tx, pagesDefinition, row.id);
  await recordAudit(tx, { action: 'created', kind: 'page', id: row.id, title: row.title.de });
  return row;
}

const none = { de: '', en: '' };

async function slugOfNew(
  tx: Transaction,
  { title, slug = none, target = none, contentType, parentId = null }: NewPage,
): Promise<Localized<string>> {
  if (target.de !== '') return slug;
  if (contentType === 'home') {
    await requireHomePlace(tx, { slug, parentId });
    return slug;
  }
  if (slug.de !== '' || slug.en !== '') return slug;
  const parent = parentId === null ? undefined : await getPage(tx, parentId, 'parent_id');
  return freeSlug(tx, { title, parent });
}

/** There is one home page, at the top of the tree, whose address is that of the site. */
async function requireHomePlace(
  tx: Transaction,
  { slug, parentId }: { slug: Localized<string>; parentId: number | null },
): Promise<void> {
  const issues: Problem[] = [];
  if (await hasHomePage(tx)) issues.push({ path: 'content_type', message: 'home_page_exists' });
  if (slug.de !== '') issues.push({ path: 'slug.de', message: 'home_page_without_slug' });
  if (slug.en !== '') issues.push({ path: 'slug.en', message: 'home_page_without_slug' });
  if (parentId !== null) issues.push({ path: 'parent_id', message: 'home_page_at_the_top' });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}
