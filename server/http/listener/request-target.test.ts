import { expect, it } from 'vitest';
import { isBackendPath, isForeignHost, isSaneHost, isSaneTarget, repairTarget } from './request-target.ts';

it.each(['/', '/de', '/de/produktionen/z%C3%BCrich', '/de/a..b', '/de?q=%2e%2e%2F', '/de?q=100%25+sicher'])(
  'a request target %s is sane',
  (target) => {
    expect(isSaneTarget(target)).toBe(true);
  },
);

it.each([
  '',
  '*',
  'de',
  '//evil.example/de',
  'http://evil.example/',
  '/de/%00',
  '/de/../x',
  '/de/%2e%2e/x',
  '/de/%2e%2e%2fx',
  '/de/a%0d%0ab',
  '/de/a%5cb',
  `/${'a'.repeat(5000)}`,
])('a request target %s is not', (target) => {
  expect(isSaneTarget(target)).toBe(false);
});

it.each([
  ['/K%FCche?utm_term=M%FCller', '/K%C3%BCche?utm_term=M%C3%BCller'],
  ['/de?utm_campaign=-20%rabatt&fbclid=%E4x', '/de?utm_campaign=-20%25rabatt&fbclid=%C3%A4x'],
  ['/de/%?q=a%00b', '/de/%25?q=ab'],
  ['/de/%00', '/de/%00'],
])('a request target %s is repaired to %s', (target, repaired) => {
  expect(repairTarget(target)).toBe(repaired);
});

it('a request target leads to the backend below its own paths only', () => {
  for (const path of [
    '/auth/sign-in/email',
    '/media/1/ab/320.avif',
    '/openapi.json',
    '/de/api/events/',
    '/xx/pageeditor-api/nav',
  ]) {
    expect(isBackendPath(path), path).toBe(true);
  }
  for (const path of ['/de', '/de/api-tag', '/de/besuch/api', '/author', '/mediathek', '/openapi.json.html']) {
    expect(isBackendPath(path), path).toBe(false);
  }
});

it.each(['localhost', 'oper.example', 'oper.example:3000', '127.0.0.1:80', '[::1]:3000'])(
  'a host %s is sane',
  (host) => {
    expect(isSaneHost(host)).toBe(true);
  },
);

it.each([undefined, '', 'a b', 'oper.example/x', 'someone@oper.example', 'oper.example:port', 'oper.example?x'])(
  'a host %j is not',
  (host) => {
    expect(isSaneHost(host)).toBe(false);
  },
);

it.each(['evil.example', 'www.oper.example', 'oper.example.evil.example:443'])(
  'the host of another house %s is foreign',
  (host) => {
    expect(isForeignHost(host, 'oper.example')).toBe(true);
    expect(isForeignHost(host, 'localhost')).toBe(false);
  },
);

it.each([
  'oper.example',
  'Oper.Example:443',
  'oper.example.',
  '10.0.0.7:3000',
  '[::1]:3000',
  'localhost',
  'app-1:3000',
])('the host of another house %s is not', (host) => {
  expect(isForeignHost(host, 'oper.example')).toBe(false);
});
