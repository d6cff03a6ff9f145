import { expect, it } from 'vitest';
import { readDsn } from './reporter.ts';
import { parseStack, scrub, shapeOf } from './make-event.ts';

it.each([
  ['500 from /de/api/search/autocomplete/?query=callas', '500 from /de/api/search/autocomplete/'],
  ['https://oper.example/de/newsletter/confirm?token=x#y failed', 'https://oper.example/de/newsletter/confirm failed'],
  ['no mail for a.b+c@oper.example.', 'no mail for [mail]'],
  ['Unexpected token in JSON: "Maria"', 'Unexpected token in JSON: "…"'],
  ['refused by 203.0.113.9 and 2001:db8:0:1::', 'refused by [address] and [address]::'],
  ['session abcdef0123456789abcdef0123456789 is over', 'session [token] is over'],
  ['call 0221 / 123 45-67', 'call [number]'],
  ['Minified React error #418', 'Minified React error #418'],
  ["Cannot read properties of undefined (reading 'x')", "Cannot read properties of undefined (reading 'x')"],
])('%s is scrubbed to %s', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});

it.each([
  ['/de/kuenstler/maria-callas/12', '/de/kuenstler/:slug/:id'],
  ['/de/programm?date=2026-12-01', '/de/programm'],
  ['/de', '/de'],
  ['/en/search/events/2', '/en/search/:slug/:id'],
])('the path %s is shortened to %s', (path, expected) => {
  expect(shapeOf(path)).toBe(expected);
});

it('parses stack traces of every engine, outermost frame first, without folders of the machine', () => {
  const chromium = `Error: x
    at ask (https://oper.example/assets/list-a1.js:1:20)
    at async https://oper.example/assets/entry-b2.js:9:5
    at new House (${new URL('../../house.ts', import.meta.url).href}:12:3)
    at outside (file:///srv/main/server/other.ts:3:4)
    at node:internal/process/task_queues:105:5`;
  expect(parseStack(chromium).map((frame) => `${frame.function} ${frame.filename}:${frame.lineno}`)).toEqual([
    '? node:internal/process/task_queues:105',
    'outside other.ts:3',
    'new House /server/house.ts:12',
    '? /assets/entry-b2.js:9',
    'ask /assets/list-a1.js:1',
  ]);
  const safari =
    'ask@https://oper.example/assets/list-a1.js:1:20\n@https://oper.example/assets/entry-b2.js:9:5\nglobal code';
  expect(parseStack(safari).map((frame) => `${frame.function} ${frame.filename}`)).toEqual([
    '? /assets/entry-b2.js',
    'ask /assets/list-a1.js',
  ]);
});

it.each([
  ['https://abc@errors.example/7', 'https://errors.example/api/7/envelope/'],
  ['https://abc:old@errors.example:8443/path/7', 'https://errors.example:8443/path/api/7/envelope/'],
])('reports for %s go to %s', (dsn, url) => {
  expect(readDsn(dsn)).toEqual({ url, key: 'abc' });
});
