import { expect, it } from 'vitest';
import { sameView } from './same-view.ts';

it.each([
  ['', '/en/programme'],
  ['?date=2026-12-05&category=oper', '/en/programme?category=oper&date=2026-12-05'],
  ['?utm_source=mail&page=2', '/en/programme?page=2'],
  ['?q=Zauberfl%C3%B6te%20%26', '/en/programme?q=Zauberfl%C3%B6te+%26'],
  ['?edit', '/en/programme'],
])('the link to the other language keeps the query: %s', (search, address) => {
  expect(sameView('/en/programme', search)).toBe(address);
});

it('an address with its own query is unchanged', () => {
  expect(sameView('/en/shortlist?ids=1,2', '?ids=1%2C2')).toBe('/en/shortlist?ids=1,2');
});
