import { expect, it } from 'vitest';
import { currentIn, currentOf } from './current-of.ts';

const trail = [{ url: '/de/besuch' }, { url: '/de/besuch/karten' }];

it('marks the entry of the page as page, entries of its ancestors as true, and no others', () => {
  expect(currentOf('/de/besuch/karten/x', '/de/besuch/karten/x', trail)).toBe('page');
  expect(currentOf('/de/besuch', '/de/besuch/karten/x', trail)).toBe('true');
  expect(currentOf('/de/besuch/karten', '/de/besuch/karten/x', trail)).toBe('true');
  expect(currentOf('/de/presse', '/de/besuch/karten/x', trail)).toBeUndefined();
  expect(currentOf('/de/presse', '/de/presse')).toBe('page');
  expect(currentOf('', '/de/presse', [{ url: '' }])).toBeUndefined();
});

it('an entry with subpages holds its own page, its subpages and what is below these', () => {
  const entry = { url: '/de/besuch', children: [{ url: '/de/besuch/karten' }] };
  expect(currentIn(entry, '/de/besuch')).toBe('true');
  expect(currentIn(entry, '/de/besuch/karten')).toBe('true');
  expect(currentIn(entry, '/de/besuch/karten/x', trail)).toBe('true');
  expect(currentIn(entry, '/de/presse')).toBeUndefined();
});
