import { type Block, walk } from '#contract/block.ts';

/** A tree that says the same as `next`, made of the blocks of `before` wherever they say the same: only the rest is drawn anew. */
export function keepUnchanged(before: Block, next: Block): Block {
  const known = new Map([...walk(before)].map((block) => [block.id, block]));
  return settle(next, known);
}

function settle(next: Block, known: ReadonlyMap<string, Block>): Block {
  const { children, columns, ...own } = next;
  const block: Block = {
    ...own,
    ...(children && { children: children.map((child) => settle(child, known)) }),
    ...(columns && {
      columns: columns.map((column) => ({ children: column.children.map((one) => settle(one, known)) })),
    }),
  };
  const old = known.get(next.id);
  return old && saysTheSame(old, block) ? old : block;
}

function saysTheSame(one: Block, other: Block): boolean {
  return ownText(one) === ownText(other) && sameLists(listsOf(one), listsOf(other));
}

/** Names in order, since two ways to make a block may set them in different ones. */
function ownText({ model, fields, translations, basis, omitted = [] }: Block): string {
  const ordered = (record: Record<string, unknown> = {}) =>
    Object.entries(record).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([
    model,
    ordered(fields),
    ordered(translations.de),
    ordered(translations.en),
    ordered(basis),
    omitted,
  ]);
}

function listsOf({ children, columns }: Block): readonly (readonly Block[])[] {
  return columns ? columns.map((column) => column.children) : children ? [children] : [];
}

function sameLists(one: readonly (readonly Block[])[], other: readonly (readonly Block[])[]): boolean {
  return (
    one.length === other.length &&
    one.every(
      (list, slot) => list.length === other[slot]?.length && list.every((block, at) => block === other[slot]?.[at]),
    )
  );
}
