import { expect, it } from 'vitest';
import { overlayIdOf, queryWithOverlay } from './event-overlay.ts';

it.each([
  ['?event_overlay=7', 7],
  ['?page=2&event_overlay=2147483647', 2_147_483_647],
  ['?event_overlay=7&event_overlay=8', 7],
  ['', null],
  ['?event_overlay', null],
  ['?event_overlay=abc', null],
  ['?event_overlay=0', null],
  ['?event_overlay=07', null],
  ['?event_overlay=-1', null],
  ['?event_overlay=7e3', null],
  ['?event_overlay=2147483648', null],
])('the query %s lays event %s over the page', (search, id) => {
  expect(overlayIdOf(new URLSearchParams(search))).toBe(id);
});

it('replacing or removing the event does not change the rest of the query', () => {
  expect(queryWithOverlay('', 7)).toBe('?event_overlay=7');
  expect(queryWithOverlay('?edit&q=a+b%20c', 7)).toBe('?edit&q=a+b%20c&event_overlay=7');
  expect(queryWithOverlay('?edit&event_overlay=7&q=ü', null)).toBe('?edit&q=ü');
  expect(queryWithOverlay('?event_overlay=7&event_overlay=abc', 8)).toBe('?event_overlay=8');
  expect(queryWithOverlay('?event_overlay=7', null)).toBe('');
  expect(queryWithOverlay('?event%5Foverlay=7', null)).toBe('');
});
