import { applyOperation } from '#contract/blocks/apply-operation.ts';
import { type Block, slotsOf } from '#contract/blocks/block.ts';
import type { FlatBlock, Resolved } from '#contract/blocks/flat-block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Localized } from '#contract/base/localized.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { indexBlocks, type BlockPosition } from './block-index.ts';
import { FlattenMemo } from './flatten-memo.ts';

const nothing: readonly string[] = [];

/** The current tree of the editor. A view subscribes to its own block only. */
export class EditorStore {
  #root: Block;
  #resolved: Localized<Resolved>;
  #locale: Locale;
  #index: Map<string, BlockPosition>;
  readonly #memos = { de: new FlattenMemo(), en: new FlattenMemo() };
  readonly #lists = new Map<string, readonly string[]>();
  readonly #watchers = new Map<string, Set<() => void>>();
  readonly #anyWatchers = new Set<() => void>();

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

  block(id: string): Block | undefined {
    return this.#index.get(id)?.block;
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
    this.#root = root;
    this.#index = indexBlocks(root);
    const changed: string[] = [];
    for (const [id, spot] of this.#index) if (before.get(id)?.block !== spot.block) changed.push(id);
    for (const id of before.keys()) if (!this.#index.has(id)) changed.push(id);
    this.#tell(changed);
  }

  /** Adds resolved references; replaces existing ones. */
  addResolved(more: Partial<Localized<Partial<Resolved>>>): void {
    const merged = (locale: Locale): Resolved => {
      const old = this.#resolved[locale];
      const added = more[locale];
      return {
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

  readonly getRoot = (): Block => this.#root;

  readonly getLocale = (): Locale => this.#locale;

  #tell(ids: string[]): void {
    for (const id of ids) for (const listener of [...(this.#watchers.get(id) ?? [])]) listener();
    for (const listener of [...this.#anyWatchers]) listener();
  }
}
