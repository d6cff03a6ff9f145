import type { Block } from '#contract/blocks/block.ts';
import { type FlatBlock, flatten, type Resolved } from '#contract/blocks/flat-block.ts';
import type { Locale } from '#contract/base/locale.ts';
import { isShown } from '#contract/blocks/omitted.ts';

interface Known {
  parent: string | null;
  locale: Locale;
  resolved: Resolved;
  own: FlatBlock;
  flat: FlatBlock;
}

export interface MemoContext {
  locale: Locale;
  resolved: Resolved;
}

/**
 * Caches flattened blocks. A block whose data has not changed stays the same object, so that a view that compares by
 * identity re-renders only changed blocks.
 */
export class FlattenMemo {
  #cache = new WeakMap<Block, Known>();

  flat(block: Block, parent: string | null, order: number, context: MemoContext): FlatBlock {
    const cached = this.#cache.get(block);
    if (
      cached &&
      cached.parent === parent &&
      cached.locale === context.locale &&
      cached.resolved === context.resolved
    ) {
      // No view renders the order. A new object for every later sibling would re-render all of them after an insertion.
      cached.flat.order = order;
      return cached.flat;
    }
    return this.#make(block, parent, order, context, cached);
  }

  #make(
    block: Block,
    parent: string | null,
    order: number,
    context: MemoContext,
    cached: Known | undefined,
  ): FlatBlock {
    const own = flatten(withoutChildren(block), context, parent ?? '', order);
    if (parent === null) own.parent = null;
    const below = this.#below(block, context);
    const same =
      cached !== undefined &&
      cached.parent === parent &&
      equalValues(cached.own, own) &&
      equalChildren(cached.flat, below);
    const flat = same ? cached.flat : fill(own, below);
    this.#cache.set(block, { parent, locale: context.locale, resolved: context.resolved, own, flat });
    return flat;
  }

  #below(block: Block, context: MemoContext): FlatBlock[][] {
    const inside = (children: Block[]) =>
      children.flatMap((child, index) =>
        isShown(child, context.locale) ? [this.flat(child, block.id, index, context)] : [],
      );
    if (block.columns) return block.columns.map((column) => inside(column.children));
    return block.children ? [inside(block.children)] : [];
  }
}

function withoutChildren(block: Block): Block {
  if (block.columns) return { ...block, columns: block.columns.map(() => ({ children: [] })) };
  return block.children ? { ...block, children: [] } : block;
}

function fill(own: FlatBlock, below: FlatBlock[][]): FlatBlock {
  // The modules of a shared part come with it.
  if (below.length === 0) return { ...own };
  if (own.columns) {
    return { ...own, columns: own.columns.map((column, slot) => ({ ...column, children: below[slot] ?? [] })) };
  }
  return own.children ? { ...own, children: below[0] ?? [] } : { ...own };
}

function equalChildren(flat: FlatBlock, below: FlatBlock[][]): boolean {
  if (below.length === 0) return true;
  const before = flat.columns ? flat.columns.map((column) => column.children) : flat.children ? [flat.children] : [];
  return (
    before.length === below.length &&
    before.every(
      (list, slot) => list.length === below[slot]?.length && list.every((child, at) => child === below[slot]?.[at]),
    )
  );
}

function equalValues(one: FlatBlock, other: FlatBlock): boolean {
  const names = Object.keys(one).filter((name) => name !== 'order');
  if (names.length !== Object.keys(other).filter((name) => name !== 'order').length) return false;
  return names.every((name) => Object.is(one[name], other[name]) || equalJson(one[name], other[name]));
}

function equalJson(one: unknown, other: unknown): boolean {
  return typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other);
}
