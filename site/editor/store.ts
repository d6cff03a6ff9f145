import { applyOperation } from '#contract/apply-operation.ts';
import { type Block, slotsOf } from '#contract/block.ts';
import type { FlatBlock, Resolved } from '#contract/flat-block.ts';
import type { Locale } from '#contract/locale.ts';
import type { Localized } from '#contract/localized.ts';
import type { Operation } from '#contract/operations.ts';
import { indexBlocks, type Spot } from './block-index.ts';
import { FlattenMemo } from './flatten-memo.ts';

const nothing: readonly string[] = [];

/** The tree as the editor sees it now. Whoever draws a block watches that block only. */
export class EditorStore {
  #root: Block;
  #resolved: Localized<Resolved>;
  #locale: Locale;
  #index: Map<string, Spot>;
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

  /** Ids of every block in the order of the page, the root first. */
  get ids(): string[] {
    return [...this.#index.keys()];
  }

  spot(id: string): Spot | undefined {
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
    const known = this.#lists.get(key);
    if (known && known.length === ids.length && known.every((id, at) => id === ids[at])) return known;
    this.#lists.set(key, ids);
    return ids;
  }

  /** The block as its view gets it; the same object until something it shows changes. */
  flat(id: string, locale: Locale = this.#locale): FlatBlock | undefined {
    const spot = this.#index.get(id);
    if (!spot) return undefined;
    const context = { locale, resolved: this.#resolved[locale] };
    return this.#memos[locale].flat(spot.block, spot.parent, spot.index, context);
  }

  /** Applies steps in order; throws OperationError, with nothing changed, where one does not fit. */
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

  /** Adds what references lead to; what is known already is replaced. */
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

  /** Calls back when this block or something below it changes. */
  watch(id: string, listener: () => void): () => void {
    const watchers = this.#watchers.get(id) ?? new Set();
    this.#watchers.set(id, watchers);
    watchers.add(listener);
    return () => {
      watchers.delete(listener);
      if (watchers.size === 0 && this.#watchers.get(id) === watchers) this.#watchers.delete(id);
    };
  }

  /** Calls back after every change. */
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
