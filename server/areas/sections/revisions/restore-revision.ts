import { applyOperation, findBlock, restoreBlock } from '#contract/blocks/apply-operation.ts';
import { type Block, isModel, kindOf } from '#contract/blocks/block.ts';
import { AppError, invalid } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import type { AppContext, SessionUser } from '../../../app-context.ts';
import { withInvalidation } from '../../../platform/invalidation/with-invalidation.ts';
import { tags } from '../../../platform/invalidation/tags.ts';
import { allowSection } from '../allow-section.ts';
import { withBaseOf } from '../head/with-head.ts';
import { checkChanges } from '../tree/check-changes.ts';
import { normaliseBlock } from '../tree/normalise-block.ts';
import { saveRevision } from './save-revision.ts';
import { lockSection, storedBody, storedDraft } from './section-row.ts';

export interface RestoreInput {
  slug: string;
  /** The revision to restore. */
  revision: number;
  /** Restores only this block; by default the whole section. */
  block?: string | undefined;
  author: SessionUser;
  locale: Locale;
}

/** Restores an older revision, or one block of it, as the newest draft. Throws 404 for an unknown revision or block. */
export function restoreRevision(
  ctx: Pick<AppContext, 'db' | 'changes' | 'config'>,
  { slug, revision, block, author, locale }: RestoreInput,
): Promise<number> {
  return withInvalidation(ctx, async (tx, changed) => {
    const section = await lockSection(tx, slug);
    allowSection(author, section);
    const old = await storedBody(tx, section, revision);
    const wanted = old && (block === undefined ? old : findBlock(old, block));
    if (!old || !wanted || !(isModel(wanted.model) || wanted === old?.head)) throw new AppError('not_found');
    const stored = await storedDraft(tx, section);
    changed.add(tags.draft(slug));
    const operation = block === undefined ? wholeStep(stored, old) : blockStep(stored, old, wanted);
    const body = withBaseOf(stored, applyOperation(stored, operation));
    checkChanges(normaliseBlock(stored), normaliseBlock(body), { locale, fieldSettings: ctx.config });
    return saveRevision(tx, section, {
      body,
      operations: [operation],
      labels: [labelOf(revision, block === undefined ? null : wanted, locale)],
      author,
    });
  });
}

function wholeStep(stored: Block, old: Block): Operation {
  return { op: 'replace', id: stored.id, block: old };
}

function blockStep(stored: Block, old: Block, wanted: Block): Operation {
  const step = restoreBlock(stored, old, wanted);
  if (!step) throw invalid('block', { key: 'parent_block_removed', params: { kind: wanted.model } });
  return step;
}

function labelOf(revision: number, block: Block | null, locale: Locale): string {
  const kind = block ? `${kindOf(block.model).label.de} aus ` : '';
  if (locale === 'de') return `${kind}Fassung ${revision} wiederhergestellt`;
  return block ? `${kindOf(block.model).label.en} of version ${revision} restored` : `Version ${revision} restored`;
}
