import { expect, test } from 'vitest';
import { createMemory } from './memory.ts';

test('what was made of something is forgotten when that changes', () => {
  const memory = createMemory();
  memory.keep('menus', { value: 1, tags: ['navigation'], until: Infinity }, memory.moment());
  memory.keep('house', { value: 2, tags: ['site'], until: Infinity }, memory.moment());
  memory.drop(['navigation', 'page:1']);
  expect(memory.get('menus')).toBeUndefined();
  expect(memory.get('house')?.value).toBe(2);
  memory.drop(null);
  expect(memory.get('house')).toBeUndefined();
});

test('an answer that a change has overtaken is not kept', () => {
  const memory = createMemory();
  const asked = memory.moment();
  memory.drop(['navigation']);
  memory.keep('menus', { value: 'old', tags: ['navigation'], until: Infinity }, asked);
  expect(memory.get('menus')).toBeUndefined();
});

test('an answer that does not say what it was made of is not kept', () => {
  const memory = createMemory();
  memory.keep('menus', { value: 1, tags: [], until: Infinity }, memory.moment());
  expect(memory.get('menus')).toBeUndefined();
});

test('an answer is asked for again after its time, and the longest unused one makes room', () => {
  let time = 0;
  const memory = createMemory({ size: 2, freshFor: 1000, now: () => time });
  const keep = (key: string) => memory.keep(key, { value: key, tags: ['site'], until: Infinity }, memory.moment());
  keep('a');
  keep('b');
  memory.get('a');
  keep('c');
  expect(memory.get('b')).toBeUndefined();
  expect(memory.get('a')?.value).toBe('a');
  time = 1001;
  expect(memory.get('a')).toBeUndefined();
  expect(memory.get('c')).toBeUndefined();
});

test('an answer is asked for again from the moment on at which it becomes another one', () => {
  let time = 0;
  const memory = createMemory({ now: () => time });
  memory.keep('news', { value: 1, tags: ['breaking-news'], until: 500 }, memory.moment());
  time = 499;
  expect(memory.get('news')?.until).toBe(500);
  time = 500;
  expect(memory.get('news')).toBeUndefined();
});
