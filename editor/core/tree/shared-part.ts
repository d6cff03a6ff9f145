import { type Block, kindOf, walk } from '#contract/blocks/block.ts';

/** The id of the shared part that a block shows; null for any other block. */
export function partOf(block: Block | undefined): number | null {
  if (!block) return null;
  const [name] = Object.entries(kindOf(block.model).fields).find(([, { kind }]) => kind === 'shared') ?? [];
  const id = name === undefined ? null : block.fields[name];
  return typeof id === 'number' ? id : null;
}

/** True if a block is a shared part or has one in it. */
export function holdsPart(block: Block): boolean {
  return [...walk(block)].some(({ model }) => model === 'sharedpart');
}
