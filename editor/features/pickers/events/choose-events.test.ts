import { expect, it } from 'vitest';
import { applyOperation } from '#contract/blocks/apply-operation.ts';
import { type Block, createBlock } from '#contract/blocks/block.ts';
import { eventsIn, stepsToEvents, withEvent } from './choose-events.ts';
import { EditorStore } from '../../../core/tree/store.ts';
import { nothingResolved } from '../../../core/tree/tree.fixture.ts';
import { type ItemList, stepsThatFit } from '../item-list.ts';

const eventOn = (id: number, day: string | null) => ({ id, start: day && `2027-${day}T19:30:00+01:00` });

function listOf(...events: (number | null)[]): ItemList {
  const children = events.map((event, at): Block => {
    const item = createBlock('eventitem', `i${at}`);
    item.fields = { ...item.fields, event };
    return item;
  });
  return { block: { ...createBlock('eventlist', 'list'), children }, item: 'eventitem', field: 'event' };
}

function after(list: ItemList, wanted: readonly number[]): Block {
  return stepsToEvents(list, wanted).reduce(applyOperation, list.block);
}

it('events of a list are inserted by start time in a chronological list, and appended to another', () => {
  const chosen = [eventOn(1, '01-10'), eventOn(2, '03-10')];
  expect(withEvent(chosen, eventOn(3, '02-10')).map(({ id }) => id)).toEqual([1, 3, 2]);
  expect(withEvent(chosen, eventOn(3, '04-10')).map(({ id }) => id)).toEqual([1, 2, 3]);
  const own = [eventOn(1, '03-10'), eventOn(2, '01-10')];
  expect(withEvent(own, eventOn(3, '02-10')).map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(withEvent([eventOn(1, null), eventOn(2, '03-10')], eventOn(3, '02-10')).at(-1)?.id).toBe(3);
});

it('events of a list keep their block when they stay; empty, duplicate and removed items are deleted', () => {
  const list = listOf(null, 7, 8, 7, 9);
  const changed = after(list, [7, 5, 9, 4]);
  expect(eventsIn({ ...list, block: changed })).toEqual([7, 5, 9, 4]);
  const ids = (changed.children ?? []).map(({ id }) => id);
  expect([ids[0], ids[2]]).toEqual(['i1', 'i4']);
});

it('events of a list need no steps when they have not changed', () => {
  expect(stepsToEvents(listOf(7, 8), [7, 8])).toEqual([]);
});

it('events are chosen for a list from which somebody else has removed entries meanwhile, and not for one that is gone', () => {
  const list = listOf(null, 7, 8);
  const page = (block: Block[]) => {
    const root = { ...createBlock('container', 'root'), columns: [{ children: block }] };
    return new EditorStore(root, { de: nothingResolved(), en: nothingResolved() }, 'de');
  };
  const [, ...rest] = list.block.children ?? [];
  const store = page([{ ...list.block, children: rest }]);
  const steps = stepsToEvents(list, [8, 9]);
  store.apply(stepsThatFit(store, list, steps) ?? []);
  expect(eventsIn({ ...list, block: store.block('list') ?? list.block })).toEqual([8, 9]);
  expect(stepsThatFit(page([]), list, steps)).toBeNull();
});
