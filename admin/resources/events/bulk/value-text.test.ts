import { expect, it } from 'vitest';
import { valueText } from './preview-list.tsx';

const words = { translate: (key: string) => key, venues: { '3': 'Großes Haus' } };

it('names the former dates of a moved event with their venue if it is known', () => {
  const former = [
    { start: '2027-12-11T19:30:00+01:00', venue_id: 3 },
    { start: '2027-12-12T18:00:00+01:00', venue_id: 9 },
  ];
  const text = valueText('previous_dates', former, words);
  expect(text).toContain('19:30, Großes Haus');
  expect(text).toMatch(/18:00$/);
  expect(valueText('previous_dates', [], words)).toBe('forms.empty');
});
