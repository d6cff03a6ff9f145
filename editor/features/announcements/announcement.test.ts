import { expect, it } from 'vitest';
import {
  type Announcement,
  isDue,
  movedBeside,
  movedTo,
  newAnnouncement,
  onNewer,
  withFields,
  withPositions,
} from './announcement.ts';

function entry(id: number, more: Partial<Announcement> = {}): Announcement {
  const base = newAnnouncement('breaking-news', [], true);
  return { ...base, id, position: id * 10, title: { de: `Meldung ${id}`, en: '' }, ...more };
}

const list = [entry(1), entry(2), entry(3)];
const now = new Date('2026-06-01T12:00:00Z');

it('keeps positions while the order is the same, and numbers them after a move', () => {
  expect(withPositions(list, withFields(list, 2, { state: 'draft' })).map(({ position }) => position)).toEqual([
    10, 20, 30,
  ]);
  const moved = withPositions(list, movedTo(list, 3, 0));
  expect(moved.map(({ id, position }) => [id, position])).toEqual([
    [3, 0],
    [1, 1],
    [2, 2],
  ]);
});

it('does not move an entry out of the list', () => {
  expect(movedTo(list, 1, -1)).toBe(list);
  expect(movedTo(list, 3, 3)).toBe(list);
});

it('drops an entry before or after another one', () => {
  const order = (dropped: typeof list) => dropped.map(({ id }) => id);
  expect(order([...movedBeside(list, 1, { id: 3, side: 'before' })])).toEqual([2, 1, 3]);
  expect(order([...movedBeside(list, 1, { id: 3, side: 'after' })])).toEqual([2, 3, 1]);
  expect(order([...movedBeside(list, 3, { id: 1, side: 'before' })])).toEqual([3, 1, 2]);
  expect(movedBeside(list, 1, { id: 1, side: 'after' })).toBe(list);
});

it('shows public entries within their period', () => {
  expect(isDue(entry(1), now)).toBe(true);
  expect(isDue(entry(1, { state: 'draft' }), now)).toBe(false);
  expect(isDue(entry(1, { starts_at: '2026-06-02T00:00:00+02:00' }), now)).toBe(false);
  expect(isDue(entry(1, { ends_at: '2026-06-01T14:00:00+02:00' }), now)).toBe(false);
});

it('a new entry of somebody who may not publish is a draft', () => {
  expect(newAnnouncement('slides', [], false)).toMatchObject({ id: -1, state: 'draft', image_id: null });
});

it('keeps changes of others, and names entries that both have changed', () => {
  const edited = withFields(list, 1, { title: { de: 'Meins', en: '' } });
  const other = onNewer({ stored: list, edited }, withFields(list, 2, { state: 'draft' }));
  expect(other.both).toEqual([]);
  expect(other.edited.map(({ title, state }) => [title.de, state])).toContainEqual(['Meldung 2', 'draft']);
  const clash = onNewer({ stored: list, edited }, withFields(list, 1, { title: { de: 'Ihres', en: '' } }));
  expect(clash.both.map(({ id }) => id)).toEqual([1]);
});
