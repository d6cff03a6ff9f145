import { type Block, isModel } from '#contract/blocks/block.ts';
import { currentActor } from '../../platform/audit/record.ts';
import type { ChangeContext } from '../../request-context.ts';
import type { Transaction } from '../../db/database.ts';
import { sections } from '../../db/tables/sections.ts';
import { mapBlock } from './references/map-block.ts';
import { saveRevision } from './revisions/save-revision.ts';
import { findSection, storedDraft } from './revisions/section-row.ts';
import { newBlockId } from './tree/new-block-id.ts';

/** References of the originals, such as `page:3`, and the ids of their copies. */
type Retargeted = ReadonlyMap<string, number>;

interface SectionCopy {
  /** Slug of the original section. */
  from: string;
  /** Slug and owner of the new one; by default of the same kind. */
  to: { slug: string; objectId: number; contentType?: string };
  retargeted: Retargeted;
}

/**
 * Duplicates the draft of a section, in both languages, with new block ids. The copy is a draft that was never published.
 * Links to originals that were copied at the same time lead to their copies. Without the section, nothing happens.
 */
export async function copySection({ db: tx }: ChangeContext, { from, to, retargeted }: SectionCopy): Promise<void> {
  const original = await findSection(tx, from);
  if (!original) return;
  // The copy of a page has a title and an address of its own.
  const { head: _, ...body } = copyBlock(await storedDraft(tx, original), retargeted);
  const section = await insertRow(tx, { contentType: original.contentType, ...to });
  await saveRevision(tx, section, { body, author: currentActor() });
}

/** For the definition of a resource whose entries have a section of their own, `production-7`. */
export function copyOwnSection(kind: string) {
  return (ctx: ChangeContext, { from, to }: { from: number; to: number }) =>
    copySection(ctx, {
      from: `${kind}-${from}`,
      to: { slug: `${kind}-${to}`, objectId: to },
      retargeted: new Map([[`${kind}:${from}`, to]]),
    });
}

async function insertRow(tx: Transaction, values: { slug: string; contentType: string | null; objectId: number }) {
  const [row] = await tx
    .insert(sections)
    .values({ ...values, draftRevision: 0 })
    .returning();
  if (!row) throw new Error('The section was not stored');
  return row;
}

/** The same tree with new ids; blocks of unknown kinds are kept as they are. */
export function copyBlock(block: Block, retargeted: Retargeted = new Map()): Block {
  const ownId = (kind: string, id: number) => retargeted.get(`${kind}:${id}`) ?? id;
  return withNewIds(mapBlock(block, { ownId, isLast: true }));
}

function withNewIds(block: Block): Block {
  return {
    ...block,
    id: newBlockId(isModel(block.model) ? block.model : 'block'),
    ...(block.children ? { children: block.children.map(withNewIds) } : {}),
    ...(block.columns
      ? { columns: block.columns.map(({ children }) => ({ children: children.map(withNewIds) })) }
      : {}),
  };
}
