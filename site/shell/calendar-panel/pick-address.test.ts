import { expect, it } from 'vitest';
import { chosenDay, pickAddress } from './pick-address.ts';

const at = (address: string) => new URL(address, 'https://oper.example');

it.each([
  ['/de', '/de/programm?date=2026-11-21'],
  ['/de/programm', '/de/programm?date=2026-11-21'],
  ['/de/programm?category=oper', '/de/programm?date=2026-11-21'],
  ['/de/programm?date=2026-02-30&category=oper', '/de/programm?date=2026-11-21'],
  ['/de/produktionen?date=2026-11-20', '/de/programm?date=2026-11-21'],
  ['/de/programm?category=oper&date=2026-11-20&page=3', '/de/programm?category=oper&date=2026-11-21'],
  ['/de/programm?date=2026-11-21&venue=grosses-haus', '/de/programm?venue=grosses-haus'],
  ['/de/programm?date=2026-11-21', '/de/programm'],
])('selected at %s, the day leads to %s', (here, to) => {
  expect(pickAddress('de', at(here), '2026-11-21')).toBe(to);
});

it('in English the day leads to the English programme', () => {
  expect(pickAddress('en', at('/en'), '2026-11-21')).toBe('/en/programme?date=2026-11-21');
  expect(chosenDay('en', at('/en/programme?date=2026-11-21'))).toBe('2026-11-21');
});
