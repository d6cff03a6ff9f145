import { expect, it } from 'vitest';
import { berlinIso } from './berlin-iso.ts';
import { berlinMoment, isShownTwice } from './berlin-moment.ts';

it('returns the first moment of a local time that occurs twice', () => {
  const first = berlinMoment('2026-10-25T02:30');
  expect(first && berlinIso(first)).toBe('2026-10-25T02:30:00+02:00');
  expect(first && isShownTwice(first)).toBe(true);
});

it.each(['2027-03-28T02:30', '2026-02-30T10:00', '2026-11-21T25:00', 'soon', ''])(
  'returns null for %j, which is not a time in Berlin',
  (local) => {
    expect(berlinMoment(local)).toBeNull();
  },
);
