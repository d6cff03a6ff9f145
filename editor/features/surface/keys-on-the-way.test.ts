// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchKeys, type KeysOnTheWay, takeUpPen } from './keys-on-the-way.ts';

const html = '<p>Ein Satz.</p><ul><li>Punkt</li></ul>';
let host: HTMLElement;
let keys: KeysOnTheWay;
beforeEach(() => {
  host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
});
afterEach(() => host.remove());

function begin(place: 'start' | 'end'): HTMLElement {
  keys = catchKeys(host, place);
  const pen = host.querySelector<HTMLElement>('[contenteditable]');
  if (!pen) throw new Error('There is nothing to write in');
  return pen;
}

test('collects typed text and restores the original text', () => {
  const pen = begin('end');
  expect(pen.closest('li')?.textContent).toBe('Punkt');
  pen.textContent = ' und Komma';
  expect(host.textContent).toBe('Ein Satz.Punkt und Komma');
  expect(keys.stop()).toMatchObject({ said: [' und Komma'], moved: false });
  expect(host.innerHTML).toBe(html);
});

test('Home and End move to the edges of the text before the first letter', () => {
  const pen = begin('end');
  pen.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }));
  expect(host.querySelector('p')?.firstChild).toBe(pen);
  pen.textContent = 'Vorn: ';
  pen.dispatchEvent(new KeyboardEvent('keydown', { key: 'End' }));
  expect(host.querySelector('p')?.firstChild).toBe(pen);
  expect(keys.stop()).toMatchObject({ said: ['Vorn: '], moved: true });
});

test('a press and a focus call both focus the pen', () => {
  const pen = begin('start');
  pen.tabIndex = 0;
  const press = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  host.querySelector('li')?.dispatchEvent(press);
  expect([press.defaultPrevented, document.activeElement === pen]).toEqual([true, true]);
  pen.blur();
  takeUpPen(host);
  expect(keys.stop().focused).toBe(true);
  const later = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
  host.dispatchEvent(later);
  expect(later.defaultPrevented).toBe(false);
});

test('waits for the end of an input method composition', async () => {
  const pen = begin('end');
  pen.dispatchEvent(new CompositionEvent('compositionstart'));
  const settled = vi.fn();
  const waiting = keys.settled().then(settled);
  await new Promise((resolve) => setTimeout(resolve));
  expect(settled).not.toHaveBeenCalled();
  pen.textContent = 'é';
  pen.dispatchEvent(new CompositionEvent('compositionend'));
  await waiting;
  expect(keys.stop().said).toEqual(['é']);
});

test('returns typed and pasted content in its order', () => {
  const pen = begin('end');
  pen.textContent = 'davor';
  const pasted = new Event('paste', { cancelable: true });
  const getData = (type: string) => (type === 'text/html' ? '<b>fett</b>' : 'fett');
  pen.dispatchEvent(Object.assign(pasted, { clipboardData: { getData } }));
  pen.textContent = 'danach';
  expect(pasted.defaultPrevented).toBe(true);
  expect(keys.stop().said).toEqual(['davor', { html: '<b>fett</b>', text: 'fett' }, 'danach']);
});
