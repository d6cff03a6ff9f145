// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCalm } from './use-calm.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
let text: HTMLElement;
const Answer = ({ wanted }: { wanted: boolean }) => <output>{String(useCalm(wanted))}</output>;

beforeEach(() => {
  vi.useFakeTimers();
  const place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
  text = document.body.appendChild(document.createElement('p'));
  text.tabIndex = 0;
  // jsdom does not know the property.
  Object.defineProperty(text, 'isContentEditable', { value: true });
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

const draw = (wanted: boolean) => act(async () => root.render(<Answer wanted={wanted} />));
const wait = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const answer = () => document.querySelector('output')?.textContent;
const type = () => act(async () => void text.dispatchEvent(new Event('beforeinput', { bubbles: true })));

test('whoever writes is not interrupted between two letters', async () => {
  text.focus();
  await draw(true);
  await wait(900);
  await type();
  await wait(900);
  expect(answer()).toBe('false');
  await wait(100);
  expect(answer()).toBe('true');
});

test('whoever does not write is asked at once, and no more once nothing is wanted', async () => {
  await draw(true);
  await wait(0);
  expect(answer()).toBe('true');
  await draw(false);
  expect(answer()).toBe('false');
});
