import { type Block, slotsOf, walkWithHead } from '#contract/blocks/block.ts';

/**
 * Returns a tree equal to `next` that reuses the unchanged blocks of `before`, so that only changed blocks re-render.
 */
export function keepUnchanged(before: Block, next: Block): Block {
  const oldBlocks = new Map([...walkWithHead(before)].map((block) => [block.id, block]));
  return settle(next, oldBlocks);
}

function settle(next: Block, oldBlocks: ReadonlyMap<string, Block>): Block {
  const { children, columns, head, ...own } = next;
  const block: Block = {
    ...own,
    ...(head && { head: settle(head, oldBlocks) }),
    ...(children && { children: children.map((child) => settle(child, oldBlocks)) }),
    ...(columns && {
      columns: columns.map((column) => ({ children: column.children.map((one) => settle(one, oldBlocks)) })),
    }),
  };
  const old = oldBlocks.get(next.id);
  return old && saysTheSame(old, block) ? old : block;
}

function saysTheSame(one: Block, other: Block): boolean {
  return one.head === other.head && ownText(one) === ownText(other) && sameLists(slotsOf(one), slotsOf(other));
}

/** Serializes with keys in a fixed order, because blocks can be created with different key orders. */
function ownText({ model, fields, translations, basis, machine, omitted = [], base }: Block): string {
  const ordered = (record: Record<string, unknown> = {}) =>
    Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([
    model,
    ordered(fields),
    ordered(translations.de),
    ordered(translations.en),
    ordered(basis),
    ordered(machine?.de),
    ordered(machine?.en),
    omitted,
    base && [ordered(base.fields), ordered(base.translations.de), ordered(base.translations.en)],
  ]);
}

export function sameLists<T>(one: readonly (readonly T[])[], other: readonly (readonly T[])[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      (list, slot) => list.length === other[slot]?.length && list.every((block, at) => block === other[slot]?.[at]),
    )
  );
}
