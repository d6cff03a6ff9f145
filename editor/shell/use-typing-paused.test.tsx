// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useTypingPaused } from './dialogs.tsx';
import { render } from '#tests/render.ts';

let text: HTMLElement;
const Answer = ({ wanted }: { wanted: boolean }) => <output>{String(useTypingPaused(wanted))}</output>;

beforeEach(() => {
  vi.useFakeTimers();
  text = document.body.appendChild(document.createElement('p'));
  text.tabIndex = 0;
  // jsdom does not implement this property.
  Object.defineProperty(text, 'isContentEditable', { value: true });
});
afterEach(() => void vi.useRealTimers());

const show = (wanted: boolean) => render(<Answer wanted={wanted} />);
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const answer = () => document.querySelector('output')?.textContent;
const type = () => act(async () => void text.dispatchEvent(new Event('beforeinput', { bubbles: true })));

it('waits for a pause while somebody is typing', async () => {
  text.focus();
  await show(true);
  await wait(900);
  await type();
  await wait(900);
  expect(answer()).toBe('false');
  await wait(100);
  expect(answer()).toBe('true');
});

it('is true at once when nobody is typing, and false again when `wanted` is false', async () => {
  await show(true);
  await wait(0);
  expect(answer()).toBe('true');
  await show(false);
  expect(answer()).toBe('false');
});
