// @vitest-environment jsdom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { render } from '#tests/render.ts';
import { useActiveOption } from './use-active-option.ts';

const choose = vi.fn<(option: string) => void>();

function Field({ options }: { options: readonly string[] }) {
  const { active, keys } = useActiveOption(options, choose);
  return <input aria-label="name" data-active={options[active] ?? 'none'} onKeyDown={keys} />;
}

beforeEach(() => void choose.mockClear());

const show = (...options: string[]) => render(<Field options={options} />);
const field = () => document.querySelector('input');
/** Whether the key was left to the field. */
function press(key: string, isComposing = false): boolean {
  const event = new KeyboardEvent('keydown', { key, isComposing, bubbles: true, cancelable: true });
  act(() => void field()?.dispatchEvent(event));
  return !event.defaultPrevented;
}

it('the active option goes round at both ends and is chosen by Enter', async () => {
  await show('Tosca', 'Salome');
  press('ArrowUp');
  expect(field()?.dataset.active).toBe('Salome');
  press('ArrowDown');
  expect(field()?.dataset.active).toBe('Tosca');
  expect(press('Enter')).toBe(false);
  expect(choose.mock.calls).toEqual([['Tosca']]);
});

it('the active option is the last one when the list became shorter', async () => {
  await show('Tosca', 'Salome', 'Elektra');
  press('ArrowUp');
  await show('Tosca', 'Salome');
  expect(field()?.dataset.active).toBe('Salome');
});

it('the active option leaves keys to the input method while it composes, and to the field when the list is empty', async () => {
  await show('Tosca');
  expect([press('Enter', true), press('ArrowDown', true), press('a')]).toEqual([true, true, true]);
  await show();
  expect([press('Enter'), field()?.dataset.active]).toEqual([true, 'none']);
  expect(choose).not.toHaveBeenCalled();
});
