import { expect, it } from 'vitest';
import { backOfficeAddress, editAccess } from './back-office-address.ts';

it.each([
  ['/de/programm', '/admin/events'],
  ['/en/programme/salome/12', '/admin/events/12'],
  ['/de/produktionen', '/admin/productions'],
  ['/de/produktionen/2026-27', '/admin/productions'],
  ['/de/produktionen/salome/3', '/admin/productions/3'],
  ['/en/subscriptions/friday/4', '/admin/seasonsubscriptions/4'],
  ['/de/kuenstler/mara-lind/5', '/admin/persons/5'],
  ['/de/pressedownloads/elektra/6', '/admin/download-directories/6'],
  ['/de/blog/gespraech/7', '/admin/articles/7'],
  ['/de/kontakt', '/admin/departments'],
])('%s is edited at %s', (path, address) => {
  expect(backOfficeAddress(path)).toBe(address);
});

it('pages, the search and addresses without a language have no form there', () => {
  for (const path of ['/de', '/de/ihr-besuch', '/de/search', '/programm', '/fr/programm', '/de/programme']) {
    expect(backOfficeAddress(path), path).toBeNull();
  }
});

it.each([
  ['/de/ihr-besuch', 'pages'],
  ['/de/programm', 'pages'],
  ['/de/produktionen/salome/3', 'programme'],
  ['/en/subscriptions/friday/4', 'programme'],
  ['/de/kuenstler/mara-lind/5', 'people'],
  ['/de/blog/gespraech/7', 'magazine'],
  ['/de/pressedownloads/elektra/6', 'pages'],
])('the modules of %s are edited with the capability %s', (path, access) => {
  expect(editAccess(path)).toBe(access);
});
