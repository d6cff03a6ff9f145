// @vitest-environment jsdom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { setUpFakeTimers, click, renderPart, pass, press } from './render-part.fixture.tsx';
import { PanelButton } from './panel-button.tsx';
import { Panel } from './panel.tsx';

setUpFakeTimers();

function Sheet({ onClose }: { onClose: () => void }) {
  return (
    <Panel title="Suche" onClose={onClose}>
      <input data-begin="" />
      <a href="/de/programm">Programm</a>
    </Panel>
  );
}

const dialog = () => document.querySelector('dialog');
const named = (text: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === text);
/** Paints a frame and runs pending callbacks. */
const paint = () => pass(20);

async function render(load = async () => Sheet, address = '/de') {
  const { frame, visit } = await renderPart(
    <PanelButton href="/de/search" label="Suche öffnen" load={load}>
      Lupe
    </PanelButton>,
    address,
  );
  const button = frame.querySelector('a');
  return { button, visit };
}

async function open() {
  const rendered = await render();
  await act(async () => rendered.button?.focus());
  await click(rendered.button);
  await paint();
  expect(dialog()?.open).toBe(true);
  return rendered;
}

const isClosed = async (button: Element | null) => {
  await paint();
  expect(dialog()).toBe(null);
  expect(document.activeElement).toBe(button);
  expect(document.body.classList.contains('no-scroll')).toBe(false);
};

it('with scripts it is a button with aria-haspopup dialog', async () => {
  const { button } = await render();
  expect([button?.getAttribute('role'), button?.getAttribute('aria-haspopup')]).toEqual(['button', 'dialog']);
});

it('an open panel has a name and the focus, and the page does not scroll', async () => {
  await open();
  const title = document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '');
  expect(title?.textContent).toBe('Suche');
  expect(document.activeElement).toBe(document.querySelector('[data-begin]'));
  expect(document.body.classList.contains('no-scroll')).toBe(true);
});

function Slow({ onClose }: { onClose: () => void }) {
  return (
    <Panel title="Kalender" onClose={onClose} room={<div data-room="" />}>
      <button type="button" data-begin="">
        21
      </button>
    </Panel>
  );
}

it('a slow sheet is painted with a placeholder first; then its first element gets the focus', async () => {
  const { button } = await render(async () => Slow);
  await act(async () => button?.focus());
  await click(button);
  expect([dialog()?.open, dialog()?.querySelector('[data-room]') !== null, named('21')]).toEqual([
    true,
    true,
    undefined,
  ]);
  await paint();
  expect(dialog()?.querySelector('[data-room]')).toBe(null);
  expect(document.activeElement).toBe(named('21'));
});

it('the browser handles a click with a modifier key', async () => {
  const { button } = await render();
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  await act(async () => void button?.dispatchEvent(event));
  expect([event.defaultPrevented, dialog()]).toEqual([false, null]);
});

it('Escape closes it before it has the focus', async () => {
  const { button } = await render(async () => Slow);
  await act(async () => button?.focus());
  await click(button);
  expect(dialog()?.contains(document.activeElement)).toBe(false);
  await press('Escape');
  await isClosed(button);
});

it('a click beside the sheet closes it; one inside, or one that started inside, does not', async () => {
  const { button } = await open();
  await click(document.querySelector('dialog h2'));
  const begin = document.querySelector('[data-begin]');
  await act(async () => {
    begin?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
    dialog()?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await paint();
  expect(dialog()).not.toBe(null);
  await click(dialog());
  await isClosed(button);
});

it.each<[string, (visit: Awaited<ReturnType<typeof open>>['visit']) => Promise<void>]>([
  [
    'the back button of a telephone',
    () => act(async () => void dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }))),
  ],
  ['its button', () => click(named('Schließen'))],
  [
    'following a link',
    () => {
      const link = dialog()?.querySelector('a');
      link?.addEventListener('click', (event) => event.preventDefault());
      return click(link);
    },
  ],
  ['a navigation', (visit) => act(async () => visit.go?.('/de/programm'))],
])('%s closes it', async (_, close) => {
  const { button, visit } = await open();
  await close(visit);
  await isClosed(button);
});

it('Tab stays inside', async () => {
  await open();
  const close = named('Schließen');
  const link = dialog()?.querySelector('a');
  await act(async () => link?.focus());
  expect(await press('Tab')).toBe(true);
  expect(document.activeElement).toBe(close);
  expect(await press('Tab', { shiftKey: true })).toBe(true);
  expect(document.activeElement).toBe(link);
  expect(await press('Tab', { shiftKey: true })).toBe(false);
});

it('it is loaded on hover or focus, not earlier', async () => {
  const load = vi.fn(async () => Sheet);
  const { button } = await render(load);
  await pass(5000);
  expect(load).not.toHaveBeenCalled();
  await act(async () => button?.focus());
  expect(load).toHaveBeenCalledTimes(1);
});

it('a slow panel opens when it is loaded', async () => {
  const { button } = await render(() => new Promise((resolve) => setTimeout(() => resolve(Sheet), 10_000)));
  await click(button);
  expect([dialog(), button?.getAttribute('aria-busy')]).toEqual([null, 'true']);
  await pass(10_100);
  expect(dialog()?.open).toBe(true);
});

it('when it cannot be loaded, the button leads to the page with the same function', async () => {
  const assign = vi.fn();
  vi.stubGlobal('location', Object.create(window.location, { assign: { value: assign } }));
  const { button } = await render(() => Promise.reject(new TypeError('Failed to fetch')));
  await click(button);
  await paint();
  expect([dialog(), assign.mock.calls]).toEqual([null, [['/de/search']]]);
});
