import { applyOperation, findBlock, placeOf } from '#contract/apply-operation.ts';
import { type Block, isModel, kindOf, walk } from '#contract/block.ts';
import { AppError } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import type { Operation, Place } from '#contract/operations.ts';
import type { House, SessionUser } from '../house.ts';
import { change } from '../page-cache/change.ts';
import { tags } from '../page-cache/tags.ts';
import { checkChanges } from './check-changes.ts';
import { normaliseBlock } from './normalise-block.ts';
import { saveRevision } from './save-revision.ts';
import { lockSection, storedBody, storedDraft } from './section-row.ts';

export interface RestoreInput {
  slug: string;
  /** Which revision to bring back. */
  revision: number;
  /** Only this block; without it the whole section. */
  block?: string | undefined;
  author: SessionUser;
  locale: Locale;
}

/** Brings an older revision, or one block of it, back as the newest draft. 404 where there is no such revision or block. */
export function restoreRevision(
  house: Pick<House, 'db' | 'changes'>,
  { slug, revision, block, author, locale }: RestoreInput,
): Promise<number> {
  return change(house, async (tx, changed) => {
    const section = await lockSection(tx, slug);
    const old = await storedBody(tx, section, revision);
    const wanted = old && (block === undefined ? old : findBlock(old, block));
    if (!old || !wanted || !isModel(wanted.model)) throw new AppError('not_found');
    const stored = await storedDraft(tx, section);
    changed.add(tags.draft(slug));
    const operation = block === undefined ? wholeStep(stored, old) : blockStep(stored, old, wanted);
    const body = applyOperation(stored, operation);
    checkChanges(normaliseBlock(stored), normaliseBlock(body), locale);
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

/** The block in its place of today where it still stands, else in its old place, else at the end. */
function blockStep(stored: Block, old: Block, wanted: Block): Operation {
  const today = findBlock(stored, wanted.id);
  const inside = new Set(today ? [...walk(today)].map(({ id }) => id) : []);
  const elsewhere = new Set([...walk(stored)].map(({ id }) => id).filter((id) => !inside.has(id)));
  const block = without(wanted, elsewhere);
  if (today) return { op: 'replace', id: wanted.id, block };
  return { op: 'insert', place: placeIn(stored, placeOf(old, wanted.id), wanted), block };
}

function placeIn(stored: Block, place: Place | undefined, wanted: Block): Place {
  const parent = place && findBlock(stored, place.parent);
  if (place && parent) return { ...place, slot: Math.min(place.slot, Math.max(0, (parent.columns?.length ?? 1) - 1)) };
  if (kindOf(wanted.model).group === null) {
    throw new AppError('invalid', undefined, {
      issues: [{ path: 'block', message: `${wanted.model} has lost the block it stood in` }],
    });
  }
  return { parent: stored.id, slot: 0, index: stored.columns?.[0]?.children.length ?? 0 };
}

/** The block without those below it that have moved elsewhere since. */
function without(block: Block, gone: ReadonlySet<string>): Block {
  const keep = (blocks: Block[]) => blocks.filter(({ id }) => !gone.has(id)).map((child) => without(child, gone));
  if (block.columns) return { ...block, columns: block.columns.map(({ children }) => ({ children: keep(children) })) };
  return block.children ? { ...block, children: keep(block.children) } : block;
}

function labelOf(revision: number, block: Block | null, locale: Locale): string {
  const kind = block ? `${kindOf(block.model).label.de} aus ` : '';
  if (locale === 'de') return `${kind}Fassung ${revision} wiederhergestellt`;
  return block ? `${kindOf(block.model).label.en} of version ${revision} restored` : `Version ${revision} restored`;
}
