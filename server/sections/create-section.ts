import { type Block, createBlock } from '#contract/block.ts';
import { checkBlock } from '#contract/check-block.ts';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import { sections } from '../db/schema.ts';
import type { House, SessionUser, Transaction } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { checkChanges } from './check-changes.ts';
import { checkReferences } from './check-references.ts';
import { cleanBlock } from './clean-operation.ts';
import { extractReferences } from './extract-references.ts';
import { newBlockId } from './new-block-id.ts';
import { normaliseBlock } from './normalise-block.ts';
import { publishRevision } from './publish-revision.ts';
import { saveRevision } from './save-revision.ts';
import { getSection, type SectionRow } from './section-row.ts';

export interface NewSection {
  slug: string;
  /** What it belongs to: `page` with the page's id; null for a section of its own. */
  contentType?: string | null;
  objectId?: number | null;
  /** Root of its tree, a container with one column; without it an empty one. */
  body?: Block;
  /** Public at once; the tree must then be complete. */
  publish?: boolean;
  author?: Pick<SessionUser, 'id' | 'username'> | null;
  /** Language of messages. */
  locale?: Locale;
}

/** Creates a section with its first revision; 409 where the slug is taken. In a transaction the caller drops the tags. */
export function createSection(
  at: Pick<House, 'db' | 'changes'> | Transaction,
  section: NewSection,
): Promise<SectionRow> {
  if ('changes' in at) return change(at, (tx, changed) => insertSection(tx, section, changed));
  return insertSection(at, section, new Set());
}

/** A tree without content. */
export function emptyRoot(): Block {
  return createBlock('container', newBlockId('root'));
}

/** The same within a change, whose tags it adds to. */
export async function insertSection(tx: Transaction, section: NewSection, changed: Set<string>): Promise<SectionRow> {
  const { slug, contentType = null, objectId = null, publish = false, author = null, locale = 'de' } = section;
  const body = section.body ? cleanBlock(section.body) : emptyRoot();
  await checkNew(tx, body, locale);
  const [row] = await tx
    .insert(sections)
    .values({ slug, contentType, objectId, draftRevision: 0 })
    .onConflictDoNothing()
    .returning();
  if (!row) throw new AppError('conflict', `There is a section ${slug} already`);
  await saveRevision(tx, row, { body, author });
  if (publish) await publishRevision(tx, { ...row, draftRevision: 1 }, body, { locale, changed });
  return getSection(tx, slug);
}

async function checkNew(tx: Transaction, body: Block, locale: Locale): Promise<void> {
  const issues = checkBlock(body, 'draft', locale);
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
  const whole = normaliseBlock(body);
  checkChanges({ ...createBlock('container', body.id) }, whole, locale);
  await checkReferences(tx, extractReferences(whole), locale);
}
