import { eq } from 'drizzle-orm';
import { type Block, childrenOf } from '#contract/blocks/block.ts';
import { proposedIn } from '#contract/blocks/page-head.ts';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import type { Transaction } from '../../db/database.ts';
import { sectionRevisions } from '../../db/tables/sections.ts';
import type { TakenField } from '../../db/tables/site.ts';
import { tags } from '../../platform/invalidation/tags.ts';
import { serverText } from '../../platform/server-text.ts';
import type { ChangeContext } from '../../request-context.ts';
import { withPublicHead } from '../sections/head/with-head.ts';
import { type Publishing, publishRevision } from '../sections/publish/publish-revision.ts';
import { checkReferences } from '../sections/references/check-references.ts';
import { extractReferences } from '../sections/references/extract-references.ts';
import { saveRevision, storeRevision } from '../sections/revisions/save-revision.ts';
import { findSection, lockSection, type SectionRow, storedDraft } from '../sections/revisions/section-row.ts';
import { checkChanges } from '../sections/tree/check-changes.ts';
import { cleanBlock } from '../sections/tree/clean-operation.ts';
import { normaliseBlock } from '../sections/tree/normalise-block.ts';
import { hashOf } from './entry-records.ts';

/** The content modules of an entry of an import. */
export interface ModulesToWrite {
  slug: string;
  /** The tree as it will be the draft. */
  root: Block;
  /** Hash by which the next import sees whether the other side has changed. */
  sent: string;
  /** What the last import noted. */
  noted: TakenField | undefined;
  create(): Promise<unknown>;
  replace(row: SectionRow): Promise<unknown>;
}

export interface WrittenModules {
  /** `kept`: changed here since the last import; `present`: it was here before the first one. Both stay. */
  outcome: 'created' | 'changed' | 'unchanged' | 'kept' | 'present';
  note: TakenField;
  /** The section that was there. */
  row?: SectionRow;
}

/** Writes modules as a whole, and only where nobody has changed them here since the last import. */
export async function writeModules(tx: Transaction, wanted: ModulesToWrite): Promise<WrittenModules> {
  const { slug, root, sent, noted } = wanted;
  const row = await findSection(tx, slug);
  if (!row) {
    await wanted.create();
    return { outcome: 'created', note: { sent, stored: await draftHash(tx, slug) } };
  }
  const current = await draftHash(tx, slug);
  const isUntouched = noted ? noted.stored === current : await isEmptySection(tx, row);
  if (!isUntouched) {
    if (hashOf(childrenOf(stored(root))) === current)
      return { outcome: 'unchanged', note: { sent, stored: current }, row };
    return { outcome: noted && noted.stored !== '' ? 'kept' : 'present', note: noted ?? { sent, stored: '' }, row };
  }
  if (noted?.sent === sent) return { outcome: 'unchanged', note: noted, row };
  await wanted.replace(row);
  return { outcome: 'changed', note: { sent, stored: await draftHash(tx, slug) }, row };
}

/** As an editor's input is stored: texts sanitised, missing fields added. */
export function stored(root: Block): Block {
  return normaliseBlock(cleanBlock(root));
}

/** Stores a tree as the next draft of a section, which keeps the head that its draft has. */
export async function replaceDraft(
  { db: tx, changed }: ChangeContext,
  { slug, root, fieldSettings }: { slug: string; root: Block; fieldSettings: FieldSettings },
): Promise<void> {
  const locked = await lockSection(tx, slug);
  const before = normaliseBlock(await storedDraft(tx, locked));
  const { head: _, ...modules } = stored(root);
  const body = { ...modules, id: before.id, ...(before.head && { head: before.head }) };
  checkChanges(before, body, { locale: 'de', fieldSettings });
  await checkReferences(tx, extractReferences(body));
  await saveRevision(tx, locked, { body, author: null });
  changed.add(tags.draft(slug));
}

/**
 * Publishes the draft of a section, apart from what it proposes for the head of its page: nobody has published that, and
 * the draft goes on proposing it.
 */
export async function publishModules(tx: Transaction, slug: string, publishing: Publishing): Promise<void> {
  const section = await lockSection(tx, slug);
  const draft = await storedDraft(tx, section);
  if (!draft.head || proposedIn(draft.head).length === 0)
    return publishRevision(tx, { section, body: draft, ...publishing });
  const body = await withPublicHead(tx, section, draft);
  const published = { ...section, draftRevision: await storeRevision(tx, section, { body, author: null }) };
  await publishRevision(tx, { section: published, body, ...publishing });
  const labels = [serverText('step.draft_goes_on', publishing.locale)];
  await storeRevision(tx, published, { body: draft, labels, author: null });
}

/** Hash of the modules of a draft. */
async function draftHash(tx: Transaction, slug: string): Promise<string> {
  const row = await findSection(tx, slug);
  return row ? hashOf(childrenOf(normaliseBlock(await storedDraft(tx, row)))) : '';
}

/** True for a section in which nothing stands. */
async function isEmptySection(tx: Transaction, row: SectionRow): Promise<boolean> {
  const revisions = await tx.$count(sectionRevisions, eq(sectionRevisions.sectionId, row.id));
  return revisions > 0 && childrenOf(await storedDraft(tx, row)).length === 0;
}
