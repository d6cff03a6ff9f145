// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypingPaused } from './use-typing-paused.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
let text: HTMLElement;
const Answer = ({ wanted }: { wanted: boolean }) => <output>{String(useTypingPaused(wanted))}</output>;

beforeEach(() => {
  vi.useFakeTimers();
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  text = document.body.appendChild(document.createElement('p'));
  text.tabIndex = 0;
  // jsdom does not implement this property.
  Object.defineProperty(text, 'isContentEditable', { value: true });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

const render = (wanted: boolean) => act(async () => root.render(<Answer wanted={wanted} />));
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const answer = () => document.querySelector('output')?.textContent;
const type = () => act(async () => void text.dispatchEvent(new Event('beforeinput', { bubbles: true })));

it('waits for a pause while somebody is typing', async () => {
  text.focus();
  await render(true);
  await wait(900);
  await type();
  await wait(900);
  expect(answer()).toBe('false');
  await wait(100);
  expect(answer()).toBe('true');
});

it('is true at once when nobody is typing, and false again when `wanted` is false', async () => {
  await render(true);
  await wait(0);
  expect(answer()).toBe('true');
  await render(false);
  expect(answer()).toBe('false');
});
