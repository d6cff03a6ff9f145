import { type Block, slotsOf } from '#contract/block.ts';
import { maximumDepth } from '#contract/check-block.ts';
import type { Place } from '#contract/operations.ts';
import type { Model } from '#modules/schemas.ts';
import { depthOf, kindsFor } from '../places.ts';
import type { EditorStore } from '../store.ts';

/** What is on its way to another place: blocks of the page beside each other, or a new block of a kind. */
export interface Cargo {
  /** Ids in the order of the page; empty for a new block. */
  ids: readonly string[];
  models: readonly Model[];
  /** Levels of blocks that stand inside it. */
  height: number;
  /** Layout of new columns. */
  layout?: string | undefined;
}

/** One list of the page that takes the cargo. */
export interface TargetList {
  parent: string;
  slot: number;
  /** What stands in it, without the cargo itself. */
  ids: readonly string[];
  depth: number;
}

export function cargoOf(store: EditorStore, ids: readonly string[]): Cargo {
  const blocks = ids.flatMap((id) => store.block(id) ?? []);
  return { ids, models: blocks.map((block) => block.model), height: Math.max(0, ...blocks.map(heightOf)) };
}

export function cargoOfKind(model: Model, layout?: string): Cargo {
  return { ids: [], models: [model], height: 0, layout };
}

/** How many levels of blocks stand inside a block. */
export function heightOf(block: Block): number {
  const below = slotsOf(block).flat();
  return below.length === 0 ? 0 : 1 + Math.max(...below.map(heightOf));
}

/** True where every block of the cargo may stand directly inside this block, and nothing would be nested too deep. */
export function takes(store: EditorStore, parent: string, cargo: Cargo): boolean {
  const kinds = kindsFor(store, parent);
  return (
    cargo.models.every((model) => kinds.includes(model)) && depthOf(store, parent) + 1 + cargo.height <= maximumDepth
  );
}

/** Every list of the page that takes the cargo, in the order of the page. */
export function targetLists(store: EditorStore, cargo: Cargo): TargetList[] {
  const found: TargetList[] = [];
  collect(store, store.root, 0, cargo, found);
  return found;
}

function collect(store: EditorStore, block: Block, depth: number, cargo: Cargo, found: TargetList[]): void {
  if (cargo.ids.includes(block.id)) return;
  const fits = takes(store, block.id, cargo);
  for (const [slot, blocks] of slotsOf(block).entries()) {
    const ids = blocks.map((child) => child.id).filter((id) => !cargo.ids.includes(id));
    if (fits) found.push({ parent: block.id, slot, ids, depth });
    for (const child of blocks) collect(store, child, depth + 1, cargo, found);
  }
}

/** Every place of one list, counted without the cargo itself. */
export function placesIn({ parent, slot, ids }: TargetList): Place[] {
  return Array.from({ length: ids.length + 1 }, (_, index) => ({ parent, slot, index }));
}

/** Where the cargo stands now, counted as its targets are; undefined for a new block. */
export function placeNow(store: EditorStore, cargo: Cargo): Place | undefined {
  const spot = cargo.ids[0] === undefined ? undefined : store.spot(cargo.ids[0]);
  return spot?.parent ? { parent: spot.parent, slot: spot.slot, index: spot.index } : undefined;
}

export function samePlace(one: Place | undefined, other: Place | undefined): boolean {
  return one?.parent === other?.parent && one?.slot === other?.slot && one?.index === other?.index;
}

/** What stands in a list, without the cargo. */
export function restOf(
  store: EditorStore,
  { parent, slot }: Pick<Place, 'parent' | 'slot'>,
  cargo: Cargo,
): readonly string[] {
  return store.list(parent, slot).filter((id) => !cargo.ids.includes(id));
}
