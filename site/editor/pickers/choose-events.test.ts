import { describe, expect, test } from 'vitest';
import { applyOperation } from '#contract/apply-operation.ts';
import { type Block, createBlock } from '#contract/block.ts';
import { type EventList, eventsIn, stepsToEvents, withEvent } from './choose-events.ts';

const evening = (id: number, day: string | null) => ({ id, start: day && `2027-${day}T19:30:00+01:00` });

function listOf(...events: (number | null)[]): EventList {
  const children = events.map((event, at): Block => {
    const item = createBlock('eventitem', `i${at}`);
    item.fields = { ...item.fields, event };
    return item;
  });
  return { block: { ...createBlock('eventlist', 'list'), children }, item: 'eventitem', field: 'event' };
}

function after(list: EventList, wanted: readonly number[]): Block {
  return stepsToEvents(list, wanted).reduce(applyOperation, list.block);
}

describe('events of a list', () => {
  test('come in by their time where the list is in order of time', () => {
    const chosen = [evening(1, '01-10'), evening(2, '03-10')];
    expect(withEvent(chosen, evening(3, '02-10')).map(({ id }) => id)).toEqual([1, 3, 2]);
    expect(withEvent(chosen, evening(3, '04-10')).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('come at the end where somebody has an order of their own, or one is gone from the programme', () => {
    const own = [evening(1, '03-10'), evening(2, '01-10')];
    expect(withEvent(own, evening(3, '02-10')).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(withEvent([evening(1, null), evening(2, '03-10')], evening(3, '02-10')).at(-1)?.id).toBe(3);
  });

  test('that stay keep their block; what is empty, there twice or not wanted any more goes', () => {
    const list = listOf(null, 7, 8, 7, 9);
    const changed = after(list, [7, 5, 9, 4]);
    expect(eventsIn({ ...list, block: changed })).toEqual([7, 5, 9, 4]);
    const ids = (changed.children ?? []).map(({ id }) => id);
    expect([ids[0], ids[2]]).toEqual(['i1', 'i4']);
  });

  test('that are the same as before make no step', () => {
    expect(stepsToEvents(listOf(7, 8), [7, 8])).toEqual([]);
  });
});
