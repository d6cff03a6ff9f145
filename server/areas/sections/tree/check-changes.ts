import { type Block, walk, walkWithHead } from '#contract/blocks/block.ts';
import { checkBlock } from '#contract/blocks/check-block.ts';
import { AppError, type Problem } from '#contract/base/errors.ts';
import type { FieldRules } from '#contract/fields/field-value.ts';
import { normaliseBlock } from './normalise-block.ts';

/** Maximum number of blocks of a section. */
export const maximumBlocks = 2000;
/** Maximum size of a section’s tree as JSON, in bytes. */
const maximumBytes = 4_000_000;

/** Throws 422 for a tree that must not be stored. Checks only blocks that differ from `before`. Both must be normalised. */
export function checkChanges(before: Block, after: Block, rules: FieldRules): void {
  const blocks = [...walk(after)];
  if (blocks.length > maximumBlocks)
    throw new AppError('invalid', { key: 'too_many_blocks', params: { max: maximumBlocks } });
  if (Buffer.byteLength(JSON.stringify(after)) > maximumBytes) throw new AppError('payload_too_large');
  const issues = [
    ...rootIssues(before, after),
    ...doubles(blocks),
    ...checkBlock(after, { ...rules, strictness: 'draft', unchanged: new Set(walkWithHead(before)) }),
  ];
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}

/** Throws if blocks of a stored tree would become invisible because the current kinds do not allow them at their place. */
export function checkVisible(before: Block, after: Block): void {
  const hiddenBefore = new Set(hiddenIn(before));
  const issues = hiddenIn(after)
    .filter((id) => !hiddenBefore.has(id))
    .map((id) => ({ path: id, message: 'block_not_allowed_there' }) as const);
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}

function hiddenIn(stored: Block): string[] {
  const visible = new Set([...walk(normaliseBlock(stored))].map(({ id }) => id));
  return [...walk(stored)].map(({ id }) => id).filter((id) => !visible.has(id));
}

/** The blocks of a tree that are new or changed compared with the previous one. */
export function changedBlocks(before: Block, after: Block): Block[] {
  const unchanged = new Set(walkWithHead(before));
  return [...walkWithHead(after)].filter((block) => !unchanged.has(block));
}

function rootIssues(before: Block, after: Block): Problem[] {
  if (after.id === before.id && after.model === 'container' && after.columns?.length === 1) return [];
  return [{ path: after.id, message: 'root_not_a_container' }];
}

function doubles(blocks: Block[]): Problem[] {
  const seen = new Set<string>();
  return blocks.flatMap(({ id }) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ path: id, message: { key: 'duplicate_block', params: { id } } }];
  });
}
