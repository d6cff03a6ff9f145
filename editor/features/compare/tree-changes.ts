import { placeOf } from '#contract/blocks/apply-operation.ts';
import { type Block, walkWithHead } from '#contract/blocks/block.ts';
import { locales } from '#contract/base/locale.ts';
import { omits } from '#contract/blocks/omitted.ts';
import { wordChanges } from './marked-words.tsx';

/** How a block differs between two trees. */
export interface BlockChange {
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** Number of changed places in it; 1 for an added, removed or moved block. */
  count: number;
}

/** The changes between two trees, by block; a changed child does not count as a change of its parent. */
export function changesBetween(old: Block, next: Block): Map<string, BlockChange> {
  const before = new Map([...walkWithHead(old)].map((block) => [block.id, block]));
  const changes = new Map<string, BlockChange>();
  for (const block of walkWithHead(next)) {
    const known = before.get(block.id);
    before.delete(block.id);
    if (block.id === next.id) continue;
    const count = known ? countChanges(known, block) : 1;
    if (!known) changes.set(block.id, { kind: 'added', count });
    else if (count > 0) changes.set(block.id, { kind: 'changed', count });
    else if (isElsewhere(placeOf(old, block.id), placeOf(next, block.id)))
      changes.set(block.id, { kind: 'moved', count: 1 });
  }
  for (const id of before.keys()) if (id !== old.id) changes.set(id, { kind: 'removed', count: 1 });
  return changes;
}

type Place = ReturnType<typeof placeOf>;

function isElsewhere(one: Place, other: Place): boolean {
  return one?.parent !== other?.parent || one?.slot !== other?.slot;
}

function countChanges(old: Block, next: Block): number {
  let count = countIn(old.fields, next.fields);
  for (const locale of locales) {
    count += countIn(old.translations[locale], next.translations[locale]);
    if (omits(old, locale) !== omits(next, locale)) count += 1;
  }
  return count;
}

function countIn(old: Record<string, unknown>, next: Record<string, unknown>): number {
  let count = 0;
  for (const name of new Set([...Object.keys(old), ...Object.keys(next)])) {
    const [was, is] = [old[name] ?? '', next[name] ?? ''];
    if (was === is || JSON.stringify(was) === JSON.stringify(is)) continue;
    count += typeof was === 'string' && typeof is === 'string' ? Math.max(1, countRuns(was, is)) : 1;
  }
  return count;
}

/** Adjacent changed words count as one place. */
function countRuns(was: string, is: string): number {
  let runs = 0;
  let inRun = false;
  for (const { kind, text } of wordChanges(was, is)) {
    if (kind === 'same' && text.trim() === '') continue;
    if (kind !== 'same' && !inRun) runs += 1;
    inRun = kind !== 'same';
  }
  return runs;
}
