import { expect, test } from 'vitest';
import { mayReload } from './reload-guard.ts';

test('a page loads itself anew once, and not again within a minute', () => {
  const kept = new Map<string, string>();
  const memory = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  expect(mayReload(1_000_000, memory)).toBe(true);
  expect(mayReload(1_059_999, memory)).toBe(false);
  expect(mayReload(1_060_000, memory)).toBe(true);
});
