import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root, sourceFiles } from '#tests/source-files.ts';
import { pageKey } from './page-cache.ts';

const get = (url: string, headers: Record<string, string> = {}) =>
  pageKey({ method: 'GET', url }, { cookie: '', authorization: '', ...headers });

it('pageKey is the path with its query parameters sorted by name', () => {
  expect(get('/de/programm')).toBe('/de/programm');
  expect(get('/de/programm?page=2&date=2026-11-21')).toBe('/de/programm?date=2026-11-21&page=2');
});

it('pageKey omits query parameters that no screen reads, and cookies other than the session', () => {
  expect(get('/de?utm_source=mail&utm_campaign=x&fbclid=1&gclid=2')).toBe('/de');
  expect(get('/de/programm?gclid=2&page=2&made-up=1')).toBe('/de/programm?page=2');
  expect(get('/de/programm?__proto__=1&')).toBe('/de/programm');
  expect(get('/de', { cookie: 'csrftoken=abc; cookie_consent_settings=all' })).toBe('/de');
});

it('pageKey contains the event overlay only with a valid event id', () => {
  expect(get('/de?event_overlay=7')).toBe('/de?event_overlay=7');
  expect(get('/de?event_overlay=7&event_overlay=8&x=1')).toBe('/de?event_overlay=7');
  for (const none of ['abc', '0', '', '07', '-7', '7.5', '7e3', '99999999999', '2147483648', '7%20'])
    expect(get(`/de/programm?event_overlay=${none}&page=2`)).toBe('/de/programm?page=2');
});

it('pageKey contains every query parameter that a screen reads', () => {
  const reads =
    /\b(?:searchParams|parameters)\s*\.(?:get|getAll|has)\('([^']+)'\)|\b(?:word|day|month)At\([\w.]+, '([^']+)'\)/g;
  const read = sourceFiles('site')
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      Array.from(readFileSync(path.join(root, file), 'utf8').matchAll(reads), ([, name, word]) => name ?? word ?? ''),
    );
  expect(read).toContain('page');
  expect([...new Set(read)].filter((name) => get(`/de?${name}=1`) === '/de')).toEqual([]);
});

it('pageKey is null for requests with a session, addresses of the editor, methods other than GET and very long addresses', () => {
  expect(get('/de', { cookie: 'a=b; proscenium.session_token=abc' })).toBeNull();
  expect(get('/de', { cookie: '__Secure-proscenium.session_token=abc' })).toBeNull();
  expect(get('/de', { authorization: 'Bearer x' })).toBeNull();
  expect(get('/de?edit')).toBeNull();
  expect(get('/de?version=3')).toBeNull();
  expect(get('/de?version_id=3')).toBeNull();
  expect(pageKey({ method: 'POST', url: '/de' }, { cookie: '', authorization: '' })).toBeNull();
  expect(get(`/de?query=${'a'.repeat(1000)}`)).toBeNull();
});
