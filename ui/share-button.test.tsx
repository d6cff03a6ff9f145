// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShareButton } from './share-button.tsx';
import { render } from '#tests/render.ts';

beforeEach(async () => {
  await render(<ShareButton title="Salome" path="/de/programm/salome/7" />);
});
afterEach(() => {
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name);
});

const url = `${window.location.origin}/de/programm/salome/7`;
const give = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });
const clipboard = (writeText: (text: string) => Promise<void>) => give('clipboard', { writeText: vi.fn(writeText) });

async function press(): Promise<string> {
  await act(async () => document.querySelector('button')?.click());
  return document.querySelector('output')?.textContent ?? '';
}

it('uses the share dialog of the device, without a message', async () => {
  const share = vi.fn(() => Promise.resolve());
  give('share', share);
  expect(await press()).toBe('');
  expect(share).toHaveBeenCalledWith({ title: 'Salome', url });
});

it('does not copy the link when the dialog is cancelled', async () => {
  give('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
  clipboard(() => Promise.resolve());
  expect(await press()).toBe('');
  expect(navigator.clipboard.writeText).not.toHaveBeenCalled();
});

it('copies the link and says so if there is no share dialog', async () => {
  give('share', () => Promise.reject(new DOMException('not now', 'NotAllowedError')));
  clipboard(() => Promise.resolve());
  expect(await press()).toBe('Der Link ist kopiert.');
  expect(navigator.clipboard.writeText).toHaveBeenCalledWith(url);
});

it('shows a link that cannot be copied', async () => {
  expect(await press()).toBe(`Der Link ließ sich nicht kopieren: ${url}`);
  clipboard(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
  expect(await press()).toBe(`Der Link ließ sich nicht kopieren: ${url}`);
});
