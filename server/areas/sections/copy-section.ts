import { type Block, fieldOf, isModel } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import { readReference } from '#contract/fields/reference.ts';
import { currentActor } from '../../platform/audit/actor.ts';
import type { ChangeContext } from '../../request-context.ts';
import type { Transaction } from '../../db/database.ts';
import { sections } from '../../db/tables/sections.ts';
import { saveRevision } from './revisions/save-revision.ts';
import { findSection, storedDraft } from './revisions/section-row.ts';
import { newBlockId } from './tree/new-block-id.ts';

/** References of the original and what takes their place in the copy, such as `page:3` to `page:17`. */
export type Retargeted = ReadonlyMap<string, string>;

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
      retargeted: new Map([[`${kind}:${from}`, `${kind}:${to}`]]),
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
  const inner = (blocks: Block[]) => blocks.map((child) => copyBlock(child, retargeted));
  const values = (stored: Record<string, unknown>) => retarget(block, stored, retargeted);
  const texts = (locale: Locale) => values(block.translations[locale]);
  return {
    ...block,
    id: newBlockId(isModel(block.model) ? block.model : 'block'),
    fields: values(block.fields),
    translations: { de: texts('de'), en: texts('en') },
    ...(block.children ? { children: inner(block.children) } : {}),
    ...(block.columns ? { columns: block.columns.map(({ children }) => ({ children: inner(children) })) } : {}),
  };
}

function retarget(block: Block, values: Record<string, unknown>, retargeted: Retargeted): Record<string, unknown> {
  if (!isModel(block.model)) return values;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const kind = fieldOf(block.model, name)?.kind;
      if (typeof value !== 'string') return [name, value];
      if (kind === 'link') return [name, retargetLink(value, retargeted)];
      if (kind !== 'rich') return [name, value];
      const inText = value.replaceAll(
        / href="([^"]*)"/g,
        (_, target: string) => ` href="${retargetLink(target, retargeted)}"`,
      );
      return [name, inText];
    }),
  );
}

function retargetLink(link: string, retargeted: Retargeted): string {
  const reference = readReference(link);
  const target = reference && retargeted.get(`${reference.kind}:${reference.id}`);
  return reference && target ? `${target}${reference.anchor}` : link;
}
