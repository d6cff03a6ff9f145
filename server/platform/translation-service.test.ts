import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const serviceOf = (env: Record<string, string>) => readConfig({ DATA_DIR: 'data', ...env }).translation;

it.each([
  ['https://api-free.deepl.com', 'deepl', 'https://api-free.deepl.com'],
  ['https://api.deepl.com/v2/translate', 'deepl', 'https://api.deepl.com'],
  ['http://proxy.example/mt/v2/', 'deepl', 'http://proxy.example/mt'],
  ['http://127.0.0.1:5000/', 'libretranslate', 'http://127.0.0.1:5000'],
  ['https://libretranslate.example/translate', 'libretranslate', 'https://libretranslate.example'],
])('the protocol of %s is %s', (address, protocol, url) => {
  expect(serviceOf({ TRANSLATION_URL: address, TRANSLATION_KEY: 'k' })).toEqual({ protocol, url, key: 'k' });
});

it('the protocol can be named', () => {
  const env = { TRANSLATION_URL: 'http://mt.example', TRANSLATION_PROTOCOL: 'deepl', TRANSLATION_KEY: 'k' };
  expect(serviceOf(env)).toMatchObject({ protocol: 'deepl' });
});

it('LibreTranslate needs no key; nothing is set up without an address', () => {
  expect(serviceOf({ TRANSLATION_URL: 'http://mt.example' })).toMatchObject({ key: undefined });
  expect(serviceOf({})).toBeUndefined();
});

it.each([
  [{ TRANSLATION_URL: 'https://api.deepl.com' }, /needs TRANSLATION_KEY/],
  [{ TRANSLATION_URL: 'ftp://mt.example' }, /TRANSLATION_URL/],
  [{ TRANSLATION_URL: 'https://user:secret@mt.example' }, /TRANSLATION_KEY/],
  [{ TRANSLATION_URL: 'http://mt.example', TRANSLATION_PROTOCOL: 'x' }, /deepl or libretranslate/],
  [{ TRANSLATION_URL: 'http://mt.example', TRANSLATION_KEY: 'a b' }, /TRANSLATION_KEY/],
])('%j stops the start', (env, reason) => {
  expect(() => serviceOf(env)).toThrow(reason);
  expect(() => serviceOf(env)).not.toThrow(/secret@/);
});
