import { expect, it } from 'vitest';
import { createResponseCache } from './response-cache.ts';

it('drops a response when one of its dependencies changes', () => {
  const cache = createResponseCache();
  cache.set('menus', { value: 1, tags: ['navigation'], expiresAt: Infinity }, cache.generation());
  cache.set('house', { value: 2, tags: ['site'], expiresAt: Infinity }, cache.generation());
  cache.drop(['navigation', 'page:1']);
  expect(cache.get('menus')).toBeUndefined();
  expect(cache.get('house')?.value).toBe(2);
  cache.drop(null);
  expect(cache.get('house')).toBeUndefined();
});

it('does not store a response that was requested before an invalidation', () => {
  const cache = createResponseCache();
  const requested = cache.generation();
  cache.drop(['navigation']);
  cache.set('menus', { value: 'old', tags: ['navigation'], expiresAt: Infinity }, requested);
  expect(cache.get('menus')).toBeUndefined();
});

it('does not store a response without dependencies', () => {
  const cache = createResponseCache();
  cache.set('menus', { value: 1, tags: [], expiresAt: Infinity }, cache.generation());
  expect(cache.get('menus')).toBeUndefined();
});

it('requests a response again after its lifetime, and drops the least recently used at the limit', () => {
  let time = 0;
  const cache = createResponseCache({ size: 2, maxAge: 1000, now: () => time });
  const keep = (key: string) => cache.set(key, { value: key, tags: ['site'], expiresAt: Infinity }, cache.generation());
  keep('a');
  keep('b');
  cache.get('a');
  keep('c');
  expect(cache.get('b')).toBeUndefined();
  expect(cache.get('a')?.value).toBe('a');
  time = 1001;
  expect(cache.get('a')).toBeUndefined();
  expect(cache.get('c')).toBeUndefined();
});

it('requests a response again from its expiry time on', () => {
  let time = 0;
  const cache = createResponseCache({ now: () => time });
  cache.set('news', { value: 1, tags: ['breaking-news'], expiresAt: 500 }, cache.generation());
  time = 499;
  expect(cache.get('news')?.expiresAt).toBe(500);
  time = 500;
  expect(cache.get('news')).toBeUndefined();
});
