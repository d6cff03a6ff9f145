// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { EditSession } from '../../core/session/edit-session.ts';
import { keepLostFocus } from './keep-lost-focus.ts';

const focus = vi.fn();
const selection = { get: () => ({ id: 'text0001', field: 'content' }) };
let stop = () => {};

/** Focuses the button of a note's suggestion. */
function open(): HTMLElement {
  document.body.innerHTML = `<main></main><aside data-editor="notes"><form><select></select>
    <div><button id="drop"></button></div></form></aside>`;
  stop = keepLostFocus({ fields: { focus }, selection } as unknown as EditSession);
  const button = document.querySelector<HTMLElement>('#drop');
  button?.focus();
  return button ?? document.body;
}

afterEach(() => {
  stop();
  focus.mockClear();
});

it('a button that is removed leaves the focus in its form', async () => {
  open().parentElement?.remove();
  await Promise.resolve();
  expect(document.activeElement?.tagName).toBe('SELECT');
  expect(focus).not.toHaveBeenCalled();
});

it('a panel that is removed leaves the focus at the selected module', async () => {
  open().closest('aside')?.remove();
  await vi.waitFor(() => expect(focus).toHaveBeenCalledWith({ id: 'text0001', field: null }));
});

it('a change elsewhere does not move the focus', async () => {
  const button = open();
  document.querySelector('main')?.remove();
  await Promise.resolve();
  expect(document.activeElement).toBe(button);
});
