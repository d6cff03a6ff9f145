import { AppError } from '#contract/base/errors.ts';
import type { Localized } from '#contract/base/localized.ts';
import { mostCopiedPages } from '#contract/pages/page-settings.ts';
import type { AppContext } from '../../../app-context.ts';
import type { Transaction } from '../../../db/database.ts';
import { recordAudit } from '../../../platform/audit/record.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import { type PageRow, pathBelow } from '../../links/page-address.ts';
import { copySection } from '../../sections/copy-section.ts';
import { findSlug, pageSectionSlug } from '../page-content.ts';
import { recordCreated } from '../../../resources/versions/with-versions.ts';
import { pagesDefinition } from '../../page-tree/pages.resource.ts';
import { freeSlug, insertPage } from '../../page-tree/write-page.ts';
import { childrenOf, getPage, lockTree } from '../../page-tree/page-tree.ts';

interface PageCopy {
  id: number;
  /** Title of the copy; subpages keep theirs. */
  title: Localized<string>;
  withSubpages: boolean;
}

/**
 * Duplicates a page with its content, and the pages below it if wanted. The copies are offline drafts outside of all
 * menus, with addresses made from their titles. Links among the copied pages lead to the copies.
 */
export function copyPage(
  ctx: Pick<AppContext, 'db' | 'changes'>,
  { id, title, withSubpages }: PageCopy,
): Promise<PageRow> {
  return withInvalidation(ctx, async (tx, changed) => {
    await lockTree(tx);
    const original = await getPage(tx, id);
    const first = await copyRow(tx, { original: { ...original, title }, parentId: original.parentId });
    const made = [{ original, copy: first }];
    if (withSubpages) await copyBelow(tx, made);
    const retargeted = new Map(made.map((one) => [`page:${one.original.id}`, `page:${one.copy.id}`]));
    for (const one of made) {
      await copySection(
        { db: tx, changed },
        {
          from: await findSlug({ db: tx }, one.original.id),
          to: { slug: pageSectionSlug(one.copy.id), objectId: one.copy.id },
          retargeted,
        },
      );
      changed.add(tags.page(one.copy.id));
      await recordCreated(tx, pagesDefinition, one.copy.id);
      await recordAudit(tx, {
        action: 'copied',
        kind: 'page',
        id: one.copy.id,
        title: one.copy.title.de,
        changes: [{ field: 'id', before: String(one.original.id), after: String(one.copy.id) }],
      });
    }
    changed.add(tags.navigation).add(tags.search);
    return getPage(tx, first.id);
  });
}

interface Copied {
  original: PageRow;
  copy: PageRow;
}

/** Copies the pages below the first one, level by level; adds them to the list. */
async function copyBelow(tx: Transaction, made: Copied[]): Promise<void> {
  for (const { original, copy } of made) {
    for (const child of await childrenOf(tx, original.id)) {
      if (made.length >= mostCopiedPages) throw tooMany();
      made.push({ original: child, copy: await copyRow(tx, { original: child, parentId: copy.id }) });
    }
  }
}

function tooMany(): AppError {
  const message = { key: 'too_many_pages', params: { max: mostCopiedPages } } as const;
  return new AppError('invalid', undefined, { issues: [{ path: 'with_subpages', message }] });
}

async function copyRow(
  tx: Transaction,
  { original, parentId }: { original: PageRow; parentId: number | null },
): Promise<PageRow> {
  const { id: _id, position, updatedAt: _at, ...values } = original;
  const parent = parentId === null ? undefined : await getPage(tx, parentId);
  const isEntry = original.target.de !== '';
  const slug = isEntry ? original.slug : await freeSlug(tx, { title: original.title, parent });
  const path = pathBelow(parent, slug);
  const hidden = { isOnline: false, inMainNavigation: false, inMenu: false, inFooter: false };
  const place = { parentId, pathDe: path.de, pathEn: path.en };
  const contentType = values.contentType === 'home' ? 'page' : values.contentType;
  const isSibling = parentId === original.parentId;
  return insertPage(tx, { ...values, ...hidden, ...place, contentType, slug }, isSibling ? position + 1 : undefined);
}
