import type { Block } from '#contract/block.ts';
import { type FlatBlock, flatten, type Resolved } from '#contract/flat-block.ts';
import type { Locale } from '#contract/locale.ts';
import { isShown } from '#contract/omitted.ts';

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
 * Flat blocks that stay the same objects as long as what they are made of stays the same, so that a view that
 * compares by identity is drawn again only where something changed.
 */
export class FlattenMemo {
  #known = new WeakMap<Block, Known>();

  flat(block: Block, parent: string | null, order: number, context: MemoContext): FlatBlock {
    const known = this.#known.get(block);
    if (known && known.parent === parent && known.locale === context.locale && known.resolved === context.resolved) {
      // Nothing draws the position; a new object for each sibling behind an insertion would redraw them all.
      known.flat.order = order;
      return known.flat;
    }
    return this.#make(block, parent, order, context, known);
  }

  #make(block: Block, parent: string | null, order: number, context: MemoContext, known: Known | undefined): FlatBlock {
    const own = flatten(withoutChildren(block), context, parent ?? '', order);
    if (parent === null) own.parent = null;
    const below = this.#below(block, context);
    const same =
      known !== undefined && known.parent === parent && equalValues(known.own, own) && equalChildren(known.flat, below);
    const flat = same ? known.flat : fill(own, below);
    this.#known.set(block, { parent, locale: context.locale, resolved: context.resolved, own, flat });
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
  if (own.columns) {
    return { ...own, columns: own.columns.map((column, slot) => ({ ...column, children: below[slot] ?? [] })) };
  }
  return own.children ? { ...own, children: below[0] ?? [] } : { ...own };
}

function equalChildren(flat: FlatBlock, below: FlatBlock[][]): boolean {
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
