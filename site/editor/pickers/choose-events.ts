import { type Block, createBlock, kindOf } from '#contract/block.ts';
import type { Operation } from '#contract/operations.ts';
import type { Model } from '#modules/schemas.ts';
import { newBlockId } from '../random-id.ts';
import type { EditorStore } from '../store.ts';

/** A list of events, and how its items hold theirs. */
export interface EventList {
  block: Block;
  item: Model;
  field: string;
}

/** An event as far as a list needs to know it; `start` is null where it is gone from the programme. */
export interface ChosenEvent {
  id: number;
  start: string | null;
}

/** The list of events that a block is, or stands in. */
export function eventListOf(store: EditorStore, id: string): EventList | undefined {
  for (const at of [id, store.spot(id)?.parent]) {
    const block = at ? store.block(at) : undefined;
    const items = block ? (kindOf(block.model).children ?? []) : [];
    for (const item of items as readonly Model[]) {
      const field = Object.entries(kindOf(item).fields).find(([, { kind }]) => kind === 'event')?.[0];
      if (block && field) return { block, item, field };
    }
  }
  return undefined;
}

/** Ids of the events in a list, in its order. */
export function eventsIn({ block, field }: EventList): number[] {
  return (block.children ?? []).flatMap(({ fields }) => (typeof fields[field] === 'number' ? [fields[field]] : []));
}

/** Puts an event among others: by its time where they are in order of time, else at the end. */
export function withEvent<T extends ChosenEvent>(chosen: readonly T[], event: T): T[] {
  const inOrder = chosen.every(
    ({ start }, at) => start !== null && (at === 0 || (chosen[at - 1]?.start ?? '') <= start),
  );
  const later = chosen.findIndex(({ start }) => start !== null && event.start !== null && start > event.start);
  const at = inOrder && later !== -1 ? later : chosen.length;
  return [...chosen.slice(0, at), event, ...chosen.slice(at)];
}

/**
 * The steps after which a list holds these events in this order; the order of those that stay is their order now.
 * What stays keeps its block, and an item without an event gives way.
 */
export function stepsToEvents(list: EventList, wanted: readonly number[]): Operation[] {
  const { block, item, field } = list;
  const held = new Set<unknown>();
  const steps: Operation[] = [];
  const kept: unknown[] = [];
  for (const child of block.children ?? []) {
    const value = child.fields[field];
    if (typeof value !== 'number' || held.has(value) || !wanted.includes(value)) {
      steps.push({ op: 'remove', id: child.id });
    } else kept.push(value);
    held.add(value);
  }
  for (const [index, id] of wanted.entries()) {
    if (kept.includes(id)) continue;
    const made = createBlock(item, newBlockId());
    const place = { parent: block.id, slot: 0, index };
    steps.push({ op: 'insert', place, block: { ...made, fields: { ...made.fields, [field]: id } } });
  }
  return steps;
}
