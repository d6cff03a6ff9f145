import { type Block, walk } from '#contract/block.ts';
import { checkBlock } from '#contract/check-block.ts';
import { AppError, type Issue } from '#contract/errors.ts';
import type { Locale } from '#contract/locale.ts';
import { normaliseBlock } from './normalise-block.ts';

/** Most blocks that a section may have. */
export const maximumBlocks = 2000;
/** Most bytes of a section's tree as JSON. */
const maximumBytes = 4_000_000;

/** Refuses a tree that may not be stored. Only what differs from `before` is looked at: what stands there stays. Both normalised. */
export function checkChanges(before: Block, after: Block, locale: Locale): void {
  const blocks = [...walk(after)];
  if (blocks.length > maximumBlocks) throw new AppError('invalid', `A section may have ${maximumBlocks} blocks`);
  if (Buffer.byteLength(JSON.stringify(after)) > maximumBytes) throw new AppError('payload_too_large');
  const issues = [
    ...rootIssues(before, after),
    ...doubles(blocks),
    ...checkBlock(after, 'draft', locale, new Set(walk(before))),
  ];
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}

/** Refuses a stored tree in which blocks have become invisible, since today's kinds do not allow them where they are. */
export function checkVisible(before: Block, after: Block): void {
  const known = new Set(hiddenIn(before));
  const issues = hiddenIn(after)
    .filter((id) => !known.has(id))
    .map((id) => ({ path: id, message: 'This block may not stand there' }));
  if (issues.length > 0) throw new AppError('invalid', undefined, { issues });
}

function hiddenIn(stored: Block): string[] {
  const visible = new Set([...walk(normaliseBlock(stored))].map(({ id }) => id));
  return [...walk(stored)].map(({ id }) => id).filter((id) => !visible.has(id));
}

/** The blocks of a tree that are not, just so, in the one before. */
export function changedBlocks(before: Block, after: Block): Block[] {
  const unchanged = new Set(walk(before));
  return [...walk(after)].filter((block) => !unchanged.has(block));
}

function rootIssues(before: Block, after: Block): Issue[] {
  if (after.id === before.id && after.model === 'container' && after.columns?.length === 1) return [];
  return [{ path: after.id, message: 'The root of a section is a container with one column' }];
}

function doubles(blocks: Block[]): Issue[] {
  const seen = new Set<string>();
  return blocks.flatMap(({ id }) => {
    if (!seen.has(id)) {
      seen.add(id);
      return [];
    }
    return [{ path: id, message: `There are two blocks ${id}` }];
  });
}
