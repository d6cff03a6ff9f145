// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { rememberAccess, rememberedAccess, wasApplied } from './remembered-access.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

it('remembers a choice until it is dropped, and leaves nothing behind', () => {
  rememberAccess('wheelchair');
  expect([rememberedAccess(), wasApplied()]).toEqual(['wheelchair', true]);
  rememberAccess('');
  expect([rememberedAccess(), localStorage.length, sessionStorage.length]).toEqual(['', 0, 0]);
});

it('leaves out offers that do not exist', () => {
  localStorage.setItem('programme-access', 'relaxed,"><script>,unknown,touch_tour');
  expect(rememberedAccess()).toBe('relaxed,touch_tour');
});

it('remembers nothing and applies nothing where storage is blocked', () => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  rememberAccess('wheelchair');
  expect([rememberedAccess(), wasApplied()]).toEqual(['', true]);
});
