// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useActiveOption } from './use-active-option.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;
const choose = vi.fn<(option: string) => void>();

function Field({ options }: { options: readonly string[] }) {
  const { active, keys } = useActiveOption(options, choose);
  return <input aria-label="name" data-active={options[active] ?? 'none'} onKeyDown={keys} />;
}

beforeEach(() => {
  choose.mockClear();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => act(() => root.unmount()));

const show = (...options: string[]) => act(() => root.render(<Field options={options} />));
const field = () => document.querySelector('input');
/** Whether the key was left to the field. */
function press(key: string, isComposing = false): boolean {
  const event = new KeyboardEvent('keydown', { key, isComposing, bubbles: true, cancelable: true });
  act(() => void field()?.dispatchEvent(event));
  return !event.defaultPrevented;
}

it('the active option goes round at both ends and is chosen by Enter', () => {
  show('Tosca', 'Salome');
  press('ArrowUp');
  expect(field()?.dataset.active).toBe('Salome');
  press('ArrowDown');
  expect(field()?.dataset.active).toBe('Tosca');
  expect(press('Enter')).toBe(false);
  expect(choose.mock.calls).toEqual([['Tosca']]);
});

it('the active option is the last one when the list became shorter', () => {
  show('Tosca', 'Salome', 'Elektra');
  press('ArrowUp');
  show('Tosca', 'Salome');
  expect(field()?.dataset.active).toBe('Salome');
});

it('the active option leaves keys to the input method while it composes, and to the field when the list is empty', () => {
  show('Tosca');
  expect([press('Enter', true), press('ArrowDown', true), press('a')]).toEqual([true, true, true]);
  show();
  expect([press('Enter'), field()?.dataset.active]).toEqual([true, 'none']);
  expect(choose).not.toHaveBeenCalled();
});
