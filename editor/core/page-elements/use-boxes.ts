import { type RefObject, useLayoutEffect, useState } from 'react';
import type { EditorStore } from '../tree/store.ts';
import { type Measuring, measureOnEvents } from './measure-on-events.ts';

/** Position of an element, in pixels from the top left corner of the overlay. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Free height above and below, in pixels. */
  above: number;
  below: number;
  /** Pixels from the top left corner of the window. */
  viewTop: number;
  viewLeft: number;
  bare: boolean;
}

/** The column that had the focus last; the focus is one for the window and leaves the columns for bars and dialogs. */
let language: string | undefined;

/** The element of a block; in the side-by-side view, the one in the current language. */
export function blockElement(id: string): HTMLElement | null {
  return inCurrentLanguage([...document.querySelectorAll<HTMLElement>(`[data-block="${CSS.escape(id)}"]`)]);
}

function inCurrentLanguage(found: readonly HTMLElement[]): HTMLElement | null {
  if (found.length < 2) return found[0] ?? null;
  language = document.activeElement?.closest<HTMLElement>('[data-language]')?.dataset.language ?? language;
  return (
    found.find((one) => one.closest<HTMLElement>('[data-language]')?.dataset.language === language) ?? found[0] ?? null
  );
}

/** The boxes of blocks, measured again whenever the page may have changed. */
export function useBoxes(
  store: EditorStore,
  ids: readonly string[],
  layer: RefObject<HTMLElement | null>,
): ReadonlyMap<string, Box> {
  const [boxes, setBoxes] = useState<ReadonlyMap<string, Box>>(new Map());
  const key = ids.join(' ');
  useLayoutEffect(() => {
    const measure = () => {
      const next = measureAll(key === '' ? [] : key.split(' '), layer.current);
      setBoxes((before) => (same(before, next) ? before : next));
    };
    measure();
    return watchBlocks(store, measure);
  }, [store, key, layer]);
  return boxes;
}

function measureAll(ids: readonly string[], layer: HTMLElement | null): Map<string, Box> {
  const boxes = new Map<string, Box>();
  const origin = layer?.getBoundingClientRect();
  if (!origin) return boxes;
  // Looking for each block on its own would take long on a page with many of them.
  const all = [...document.querySelectorAll<HTMLElement>('[data-block]')];
  const byId = new Map<string, { element: HTMLElement; at: number }[]>();
  for (const [at, element] of all.entries()) {
    const { block = '' } = element.dataset;
    byId.set(block, [...(byId.get(block) ?? []), { element, at }]);
  }
  for (const id of ids) {
    const found = byId.get(id) ?? [];
    const element = inCurrentLanguage(found.map((each) => each.element));
    const at = found.find((each) => each.element === element)?.at;
    if (!element || at === undefined) continue;
    const rect = element.getBoundingClientRect();
    boxes.set(id, {
      left: Math.round(rect.left - origin.left),
      top: Math.round(rect.top - origin.top),
      width: Math.round(rect.width),
      height: Math.round(rect.height),
      above: Math.round(freeHeight(at, rect, all, -1)),
      below: Math.round(freeHeight(at, rect, all, 1)),
      viewTop: Math.round(rect.top),
      viewLeft: Math.round(rect.left),
      bare: rect.height < 4 || element.childElementCount === 0,
    });
  }
  return boxes;
}

/**
 * Free height above (`direction` -1) or below (1) a block, up to the next block there that overlaps it horizontally, and
 * 400 pixels at most. `all` are the blocks in page order; measuring the neighbours is enough, and the page may be long.
 */
function freeHeight(index: number, rect: DOMRect, all: readonly HTMLElement[], direction: -1 | 1): number {
  const element = all[index];
  for (let at = index + direction; at >= 0; at += direction) {
    const other = all[at];
    if (!other || !element) break;
    if (other.contains(element) || element.contains(other)) continue;
    const box = other.getBoundingClientRect();
    if (box.height === 0 || box.right <= rect.left || box.left >= rect.right) continue;
    const outer = outermost(other, element).getBoundingClientRect();
    const free = direction < 0 ? rect.top - outer.bottom : outer.top - rect.bottom;
    if (free >= -1) return Math.min(400, free);
  }
  return 400;
}

/** The block around another one, or itself, that does not contain `element`. */
function outermost(block: HTMLElement, element: HTMLElement): HTMLElement {
  const around = block.parentElement?.closest<HTMLElement>('[data-block]');
  return !around || around.contains(element) ? block : outermost(around, element);
}

function same(one: ReadonlyMap<string, Box>, other: ReadonlyMap<string, Box>): boolean {
  return one.size === other.size && JSON.stringify([...one]) === JSON.stringify([...other]);
}

/** After these anywhere in the window, blocks may be elsewhere. */
const events = ['resize', 'scroll', 'load', 'toggle', 'focusin', 'transitionend'];

const watches = new WeakMap<EditorStore, BlockWatch>();

/** Calls `moved` in the frame after blocks of the page may have moved. Returns the function that ends it. */
function watchBlocks(store: EditorStore, moved: () => void): () => void {
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
