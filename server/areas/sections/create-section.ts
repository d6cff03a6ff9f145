import { type Block, createBlock } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { AppError } from '#contract/base/errors.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { FieldRules } from '#contract/fields/field-value.ts';
import type { TransactionContext, ChangeContext } from '../../request-context.ts';
import { sections } from '../../db/tables/sections.ts';
import type { AppContext, SessionUser } from '../../app-context.ts';
import { withInvalidation } from '../../platform/invalidation/with-invalidation.ts';
import { checkChanges } from './tree/check-changes.ts';
import { checkReferences } from './references/check-references.ts';
import { cleanBlock } from './tree/clean-operation.ts';
import { extractReferences } from './references/extract-references.ts';
import { newBlockId } from './tree/new-block-id.ts';
import { normaliseBlock } from './tree/normalise-block.ts';
import { publishRevision } from './publish/publish-revision.ts';
import { saveRevision } from './revisions/save-revision.ts';
import { getSection, type SectionRow } from './revisions/section-row.ts';

export interface NewSection {
  slug: string;
  /** The owner: `page` with the page id; null for a section without an owner. */
  contentType?: string | null;
  objectId?: number | null;
  /** Root of its tree, a container with one column; by default an empty one. */
  body?: Block;
  /** Publishes the section at once; the tree must then be complete. */
  publish?: boolean;
  author?: Pick<SessionUser, 'id' | 'username'> | null;
  /** Language of messages. */
  locale?: Locale;
}

/** Creates a section with its first revision; throws 409 if the slug is taken. */
export function createSection(
  ctx: Pick<AppContext, 'db' | 'changes' | 'config'>,
  section: NewSection,
): Promise<SectionRow> {
  return withInvalidation(ctx, (tx, changed) => insertSection({ db: tx, changed, fieldSettings: ctx.config }, section));
}

/** A tree without content. */
export function emptyRoot(): Block {
  return createBlock('container', newBlockId('root'));
}

/** The same within a transaction; adds the tags to the change. */
export async function insertSection(
  ctx: ChangeContext & Pick<FieldRules, 'fieldSettings'>,
  section: NewSection,
): Promise<SectionRow> {
  const { db: tx, changed, fieldSettings } = ctx;
  const { slug, contentType = null, objectId = null, publish = false, author = null, locale = 'de' } = section;
  const body = section.body ? cleanBlock(section.body) : emptyRoot();
  await checkNew({ ...ctx, locale }, body);
  const [row] = await tx
    .insert(sections)
    .values({ slug, contentType, objectId, draftRevision: 0 })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new AppError('conflict', { key: 'section_exists', params: { slug } });
  await saveRevision(tx, row, { body, author });
  if (publish) {
    const isEmptyStart = section.body === undefined;
    const created = { ...row, draftRevision: 1 };
    await publishRevision(tx, { section: created, body, locale, fieldSettings, changed, isEmptyStart });
  }
  return getSection(tx, slug);
}

async function checkNew(ctx: Pick<TransactionContext, 'db' | 'locale'> & FieldRules, body: Block): Promise<void> {
  const { locale, fieldSettings } = ctx;
  const rules = { locale, fieldSettings };
  const issues = checkBlock(body, { ...rules, strictness: 'draft' });
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  const whole = normaliseBlock(body);
  checkChanges({ ...createBlock('container', body.id) }, whole, rules);
  await checkReferences(ctx.db, extractReferences(whole));
}
