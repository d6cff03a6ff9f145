// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bufferInput, type InputBuffer, focusBufferField } from './input-buffer.ts';

const html = '<p>Ein Satz.</p><ul><li>Punkt</li></ul>';
let host: HTMLElement;
let buffer: InputBuffer;
beforeEach(() => {
  host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
});
afterEach(() => host.remove());

function begin(place: 'start' | 'end'): HTMLElement {
  buffer = bufferInput(host, place);
  const field = host.querySelector<HTMLElement>('[contenteditable]');
  if (!field) throw new Error('There is nothing to write in');
  return field;
}

it('collects typed text and restores the original text', () => {
  const field = begin('end');
  expect(field.closest('li')?.textContent).toBe('Punkt');
  field.textContent = ' und Komma';
  expect(host.textContent).toBe('Ein Satz.Punkt und Komma');
  expect(buffer.stop()).toMatchObject({ input: [' und Komma'], moved: false });
  expect(host.innerHTML).toBe(html);
});

it('Home and End move to the edges of the text before the first letter', () => {
  const field = begin('end');
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }));
  expect(host.querySelector('p')?.firstChild).toBe(field);
  field.textContent = 'Vorn: ';
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
  expect(host.querySelector('p')?.firstChild).toBe(field);
  expect(buffer.stop()).toMatchObject({ input: ['Vorn: '], moved: true });
});

it('a press and a focus call both focus the field', () => {
  const field = begin('start');
  field.tabIndex = 0;
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  host.querySelector('li')?.dispatchEvent(press);
  expect([press.defaultPrevented, document.activeElement === field]).toEqual([true, true]);
  field.blur();
  focusBufferField(host);
  expect(buffer.stop().focused).toBe(true);
  const later = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  host.dispatchEvent(later);
  expect(later.defaultPrevented).toBe(false);
});

it('waits for the end of an input method composition', async () => {
  const field = begin('end');
  field.dispatchEvent(new CompositionEvent('compositionstart'));
  const settled = vi.fn();
  const waiting = buffer.settled().then(settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  field.textContent = 'é';
  field.dispatchEvent(new CompositionEvent('compositionend'));
  await waiting;
  expect(buffer.stop().input).toEqual(['é']);
});

it('returns typed and pasted content in its order', () => {
  const field = begin('end');
  field.textContent = 'davor';
  const pasted = new Event('paste', { cancelable: true });
  const getData = (type: string) => (type === 'text/html' ? '<b>fett</b>' : 'fett');
  field.dispatchEvent(Object.assign(pasted, { clipboardData: { getData } }));
  field.textContent = 'danach';
  expect(pasted.defaultPrevented).toBe(true);
  expect(buffer.stop().input).toEqual(['davor', { html: '<b>fett</b>', text: 'fett' }, 'danach']);
});
