import { expect, it } from 'vitest';
import { pageQuery } from './page-query.server.ts';

const at = (target: string) => pageQuery(`https://oper.example${target}`);

it.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=0', 1],
  ['?page=-1', 1],
  ['?page=x', 1],
  ['?page=1.5', 1],
  ['?page=1e3', 1],
  ['?page=1000000000', 1_000_000],
  ['?page=99999999999999999999', 1],
])('%s requests page %i', (query, page) => {
  expect(at(`/de/programm${query}`).page).toBe(page);
});

it('the data of a page have the query of the page', () => {
  const [page, pageData] = [
    at('/en/house/über%20uns/?page=2&edit'),
    at('/en/house/über%20uns/_.data?page=2&edit=&_routes=root'),
  ];
  expect(page).toMatchObject({
    locale: 'en',
    path: 'house/über uns',
    page: 2,
    edit: true,
    isPersonal: true,
    isData: false,
  });
  expect({ ...pageData, url: pageData.url.href, isData: false }).toEqual({ ...page, url: page.url.href });
  expect(at('/_.data').url.href).toBe('https://oper.example/');
  expect(at('/en.data')).toMatchObject({ locale: 'en', path: '', isData: true });
});

it('a version is a positive number; an invalid one is none, but nothing for caches', () => {
  expect(at('/de/haus?version_id=7&version_parts=3,4')).toMatchObject({
    version: 7,
    versionParts: '3,4',
    isPersonal: true,
  });
  expect(at('/de/haus?version_id=x')).toMatchObject({ version: undefined, isPersonal: true });
  expect(at('/de/haus')).toMatchObject({ version: undefined, preview: undefined, isPersonal: false });
});

it('the shop has its language in the query', () => {
  expect(at('/webshop?language=en').locale).toBe('en');
  expect(at('/de/webshop?language=en').locale).toBe('de');
});
