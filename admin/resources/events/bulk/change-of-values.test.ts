import { expect, it } from 'vitest';
import { changeOfValues, type ChangeKind } from './preview-list.tsx';

const change = (values: Record<string, unknown>, ...kinds: ChangeKind[]) => changeOfValues(values, new Set(kinds));

it('sends the fields of what is ticked only', () => {
  expect(change({ venue_id: 3, clock: '18:00', price_to: 5 }, 'venue', 'clock')).toEqual({
    venue_id: 3,
    clock: '18:00',
  });
});

it('clears what is ticked and left empty, where that is possible', () => {
  expect(change({ venue_id: '', clock: '' }, 'venue', 'clock', 'link', 'price_range')).toEqual({
    venue_id: null,
    ticket_link: '',
    price_from: null,
    price_to: null,
  });
});

it('sends the moment with the state public only', () => {
  expect(change({ state: 'public' }, 'state')).toEqual({ state: 'public', public_from: null });
  expect(change({ state: 'draft', public_from: '2027-01-01T10:00:00+01:00' }, 'state')).toEqual({ state: 'draft' });
});

it('leaves out flags of which none is chosen', () => {
  expect(change({ add_flags: ['is_dance'], remove_flags: [] }, 'flags')).toEqual({ add_flags: ['is_dance'] });
});
