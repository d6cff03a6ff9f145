import { applyOperation } from '#contract/blocks/apply-operation.ts';
import { type Block, slotsOf } from '#contract/blocks/block.ts';
import { type FlatBlock, type Resolved, flatten } from '#contract/blocks/flat-block.ts';
import { type Locale, locales } from '#contract/base/locale.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { indexBlocks, type BlockPosition } from './block-index.ts';
import { sameLists } from './keep-unchanged.ts';
import { isShown } from '#contract/blocks/omitted.ts';

interface MemoContext {
  locale: Locale;
  resolved: Resolved;
}

interface Known extends MemoContext {
  parent: string | null;
  own: FlatBlock;
  flat: FlatBlock;
}

/**
 * Caches flattened blocks. A block whose data has not changed stays the same object, so that a view that compares by
 * identity re-renders only changed blocks.
 */
class FlattenMemo {
  #cache = new WeakMap<Block, Known>();

  flat(block: Block, parent: string | null, order: number, context: MemoContext): FlatBlock {
    const cached = this.#cache.get(block);
    if (cached?.parent === parent && cached.locale === context.locale && cached.resolved === context.resolved) {
      // No view renders the order. A new object for every later sibling would re-render all of them after an insertion.
      cached.flat.order = order;
      return cached.flat;
    }
    const own = flatten(withoutChildren(block), context, parent ?? '', order);
    if (parent === null) own.parent = null;
    const below = this.#below(block, context);
    const same = cached?.parent === parent && equalValues(cached.own, own) && equalChildren(cached.flat, below);
    const flat = same ? cached.flat : fill(own, below);
    this.#cache.set(block, { parent, ...context, own, flat });
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
  return sameLists(before, below);
}

function equalValues(one: FlatBlock, other: FlatBlock): boolean {
  const names = Object.keys(one).filter((name) => name !== 'order');
  if (names.length !== Object.keys(other).filter((name) => name !== 'order').length) return false;
  return names.every((name) => Object.is(one[name], other[name]) || equalJson(one[name], other[name]));
}

function equalJson(one: unknown, other: unknown): boolean {
  return typeof one === 'object' && typeof other === 'object' && JSON.stringify(one) === JSON.stringify(other);
}

const nothing: readonly string[] = [];

/** The current tree of the editor. A view subscribes to its own block only. */
export class EditorStore {
  #root: Block;
  #resolved: Localized<Resolved>;
  #locale: Locale;
  #index: Map<string, BlockPosition>;
  /** True for the tree of a shared part, which cannot hold another one. */
  isPart = false;
  readonly #memos = { de: new FlattenMemo(), en: new FlattenMemo() };
  readonly #lists = new Map<string, readonly string[]>();
  readonly #watchers = new Map<string, Set<() => void>>();
  readonly #anyWatchers = new Set<() => void>();
  readonly #localeWatchers = new Set<() => void>();

  constructor(root: Block, resolved: Localized<Resolved>, locale: Locale) {
    this.#root = root;
    this.#resolved = resolved;
    this.#locale = locale;
    this.#index = indexBlocks(root);
  }

  get root(): Block {
    return this.#root;
  }

  get locale(): Locale {
    return this.#locale;
  }

  get resolved(): Localized<Resolved> {
    return this.#resolved;
  }

  /** Ids of all blocks in page order, the root first. */
  get ids(): string[] {
    return [...this.#index.keys()];
  }

  spot(id: string): BlockPosition | undefined {
    return this.#index.get(id);
  }

  /** The block with this id; the head of the page is one, without a position. */
  block(id: string): Block | undefined {
    return this.#index.get(id)?.block ?? (this.#root.head?.id === id ? this.#root.head : undefined);
  }

  /** The ids in one list of a block; the same array until the list changes. */
  list(parent: string, slot: number): readonly string[] {
    const block = this.block(parent);
    const ids = block ? (slotsOf(block)[slot]?.map((child) => child.id) ?? nothing) : nothing;
    const key = `${parent}:${slot}`;
    const cached = this.#lists.get(key);
    if (cached && cached.length === ids.length && cached.every((id, at) => id === ids[at])) return cached;
    this.#lists.set(key, ids);
    return ids;
  }

  /** The flattened block; the same object until something that it shows changes. */
  flat(id: string, locale: Locale = this.#locale): FlatBlock | undefined {
    const spot = this.#index.get(id);
    if (!spot) return undefined;
    const context = { locale, resolved: this.#resolved[locale] };
    return this.#memos[locale].flat(spot.block, spot.parent, spot.index, context);
  }

  /** Applies operations in order. When one does not fit, throws OperationError and changes nothing. */
  apply(operations: readonly Operation[]): void {
    this.replaceRoot(operations.reduce(applyOperation, this.#root));
  }

  replaceRoot(root: Block): void {
    if (root === this.#root) return;
    const before = this.#index;
    const head = this.#root.head;
    this.#root = root;
    this.#index = indexBlocks(root);
    const changed: string[] = [];
    for (const [id, spot] of this.#index) if (before.get(id)?.block !== spot.block) changed.push(id);
    for (const id of before.keys()) if (!this.#index.has(id)) changed.push(id);
    if (root.head && root.head !== head) changed.push(root.head.id);
    this.#tell(changed);
  }

  /** Adds resolved references; replaces existing ones. Nothing is rendered again for those that are known. */
  addResolved(more: Partial<Localized<Partial<Resolved>>>): void {
    if (locales.every((locale) => isKnown(this.#resolved[locale], more[locale]))) return;
    const merged = (locale: Locale): Resolved => {
      const old = this.#resolved[locale];
      const added = more[locale];
      return {
        ...((old.shared || added?.shared) && { shared: { ...old.shared, ...added?.shared } }),
        pictures: { ...old.pictures, ...added?.pictures },
        links: { ...old.links, ...added?.links },
        events: { ...old.events, ...added?.events },
      };
    };
    this.#resolved = { de: merged('de'), en: merged('en') };
    this.#tell([...this.#index.keys()]);
  }

  setLocale(locale: Locale): void {
    if (locale === this.#locale) return;
    this.#locale = locale;
    this.#tell([...this.#index.keys()]);
    for (const listener of [...this.#localeWatchers]) listener();
  }

  /** Subscribes to changes of a block and its descendants. */
  watch(id: string, listener: () => void): () => void {
    const watchers = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, watchers);
    watchers.add(listener);
    return () => {
      watchers.delete(listener);
      if (watchers.size === 0 && this.#watchers.get(id) === watchers) this.#watchers.delete(id);
    };
  }

  /** Subscribes to all changes. */
  readonly watchAll = (listener: () => void): (() => void) => {
    this.#anyWatchers.add(listener);
    return () => this.#anyWatchers.delete(listener);
  };

  /** Subscribes to changes of the language only: every block does, and must not be asked at each key. */
  readonly watchLocale = (listener: () => void): (() => void) => {
    this.#localeWatchers.add(listener);
    return () => this.#localeWatchers.delete(listener);
  };

  readonly getHead = (): Block | undefined => this.#root.head;

  readonly getRoot = (): Block => this.#root;

  readonly getLocale = (): Locale => this.#locale;

  #tell(ids: string[]): void {
    for (const id of ids) for (const listener of [...(this.#watchers.get(id) ?? [])]) listener();
    for (const listener of [...this.#anyWatchers]) listener();
  }
}

/** True if each reference is resolved already, and to the same. */
function isKnown(old: Resolved, added: Partial<Resolved> | undefined): boolean {
  const groups: Record<string, Record<string, unknown> | undefined> = old;
  return Object.entries(added ?? {}).every(([group, entries]) => {
    const known: Record<string, unknown> = groups[group] ?? {};
    return Object.entries(entries ?? {}).every(([key, value]) => JSON.stringify(known[key]) === JSON.stringify(value));
  });
}
