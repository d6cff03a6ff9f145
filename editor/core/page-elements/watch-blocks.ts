import type { EditorStore } from '../tree/store.ts';
import { type Measuring, measureOnEvents } from './measure-on-events.ts';

/** After these anywhere in the window, blocks may be elsewhere. */
const events = ['resize', 'scroll', 'load', 'toggle', 'focusin', 'transitionend'];

const watches = new WeakMap<EditorStore, BlockWatch>();

/** Calls `moved` in the frame after blocks of the page may have moved. Returns the function that ends it. */
export function watchBlocks(store: EditorStore, moved: () => void): () => void {
  const watch = watches.get(store) ?? new BlockWatch(store);
  watches.set(store, watch);
  return watch.subscribe(moved);
}

/**
 * One for all that stands at blocks. A key moves no block as a rule, and to measure a hundred of them would take as long as
 * the key: they are moved by the size of others, which the browser observes, and by the order of blocks.
 */
class BlockWatch {
  readonly #store: EditorStore;
  readonly #listeners = new Set<() => void>();
  readonly #sizes = new ResizeObserver(() => this.#move());
  #blocks: readonly HTMLElement[] = [];
  #children: readonly number[] = [];
  #mayHaveMoved = false;
  #measuring: Measuring | undefined;
  #stopStore: (() => void) | undefined;

  constructor(store: EditorStore) {
    this.#store = store;
  }

  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) this.#start();
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#stop();
    };
  }

  #start(): void {
    this.#measuring = measureOnEvents(
      events,
      () => this.#look(),
      () => (this.#mayHaveMoved = true),
    );
    this.#stopStore = this.#store.watchAll(this.#measuring.schedule);
    this.#sizes.observe(document.body);
    this.#observe();
  }

  #stop(): void {
    this.#measuring?.stop();
    this.#stopStore?.();
    this.#sizes.disconnect();
    this.#blocks = [];
  }

  #move(): void {
    this.#mayHaveMoved = true;
    this.#measuring?.schedule();
  }

  #look(): void {
    if (!this.#observe() && !this.#mayHaveMoved) return;
    this.#mayHaveMoved = false;
    for (const listener of this.#listeners) listener();
  }

  /** True if there are others than before, in another order, or one has become empty or is no longer. */
  #observe(): boolean {
    const before = this.#blocks;
    const counts = this.#children;
    this.#blocks = [...document.querySelectorAll<HTMLElement>('[data-block]')];
    this.#children = this.#blocks.map(({ childElementCount }) => childElementCount);
    if (sameItems(before, this.#blocks)) return !sameItems(counts, this.#children);
    const gone = new Set(before);
    for (const block of this.#blocks) if (!gone.delete(block)) this.#sizes.observe(block);
    for (const block of gone) this.#sizes.unobserve(block);
    return true;
  }
}

function sameItems(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, at) => item === other[at]);
}
