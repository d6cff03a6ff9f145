import { createBlock, kindOf } from '#contract/blocks/block.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { newBlockId } from '../../../core/random-id.ts';
import type { EditorStore } from '../../../core/tree/store.ts';
import { type ItemList, itemListOf } from '../item-list.ts';

/** The event data that a list needs; `start` is null when the event no longer exists. */
export interface ChosenEvent {
  id: number;
  start: string | null;
}

/** The list of events that the block is, or that contains it. */
export function eventListOf(store: EditorStore, id: string): ItemList | undefined {
  return itemListOf(
    store,
    id,
    (item) => Object.entries(kindOf(item).fields).find(([, { kind }]) => kind === 'event')?.[0],
  );
}

/** The event ids of a list, in its order. */
export function eventsIn({ block, field }: ItemList): number[] {
  return (block.children ?? []).flatMap(({ fields }) => (typeof fields[field] === 'number' ? [fields[field]] : []));
}

/** Inserts an event: by start time when the list is in chronological order, else at the end. */
export function withEvent<T extends ChosenEvent>(chosen: readonly T[], event: T): T[] {
  const inOrder = chosen.every(
    ({ start }, at) => start !== null && (at === 0 || (chosen[at - 1]?.start ?? '') <= start),
  );
  const later = chosen.findIndex(({ start }) => start !== null && event.start !== null && start > event.start);
  const at = inOrder && later !== -1 ? later : chosen.length;
  return [...chosen.slice(0, at), event, ...chosen.slice(at)];
}

/**
 * The operations that give a list these events in this order. Existing items keep their block and their relative order;
 * items without an event are replaced.
 */
export function stepsToEvents(list: ItemList, wanted: readonly number[]): Operation[] {
  const { block, item, field } = list;
  const held = new Set<unknown>();
  const steps: Operation[] = [];
  const remaining: unknown[] = [];
  for (const child of block.children ?? []) {
    const value = child.fields[field];
    if (typeof value !== 'number' || held.has(value) || !wanted.includes(value)) {
      steps.push({ op: 'remove', id: child.id });
    } else remaining.push(value);
    held.add(value);
  }
  for (const [index, id] of wanted.entries()) {
    if (remaining.includes(id)) continue;
    const made = createBlock(item, newBlockId());
    const place = { parent: block.id, slot: 0, index };
    steps.push({ op: 'insert', place, block: { ...made, fields: { ...made.fields, [field]: id } } });
  }
  return steps;
}
