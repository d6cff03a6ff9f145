// @vitest-environment jsdom
import { act } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLocale } from '../../locale.ts';
import { useArrival } from './arrival.ts';
import { useFollowLinks } from '../../shell/navigation/follow-links.ts';
import { render } from '#tests/render.ts';

let still = false;
vi.stubGlobal('matchMedia', () => ({ matches: still }));
/** Scroll position, and every scroll call. */
let place = 0;
const scrolls: { at: number; top: number; behavior: string | undefined }[] = [];
vi.stubGlobal('scrollTo', ({ top = 0, behavior }: ScrollToOptions) => {
  place = top;
  scrolls.push({ at: Date.now() - begun, top, behavior });
});
Object.defineProperty(window, 'scrollY', { get: () => place });
// Distance from the top of the page as in `data-top`.
Element.prototype.getBoundingClientRect = function getBoundingClientRect() {
  return { top: Number((this as HTMLElement).dataset.top ?? 0) - place } as DOMRect;
};

let router: ReturnType<typeof createBrowserRouter>;
let begun = 0;

function TestApp() {
  useFollowLinks();
  useArrival();
  return (
    <main id="content" tabIndex={-1}>
      <a href="#saal">Saal</a>
      <a href="#antwort">Antwort</a>
      <a href="/de/besuch#spaet">Besuch</a>
      <a href="/de/besuch#antwort">Antwort beim Besuch</a>
      <h2 id="saal" data-top="2350">
        Saal
      </h2>
      <details>
        <summary>Frage</summary>
        <p id="antwort" data-top="3350">
          Antwort
        </p>
      </details>
    </main>
  );
}

beforeEach(async () => {
  vi.useFakeTimers();
  setLocale('de');
  place = 0;
  still = false;
  scrolls.length = 0;
  begun = Date.now();
});
afterEach(() => {
  router.dispose();
  vi.useRealTimers();
});

async function open(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  router = createBrowserRouter([{ path: '*', Component: TestApp }]);
  await render(<RouterProvider router={router} />);
}

const pass = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));
const follow = (linkText: string) =>
  act(async () => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === linkText)?.click());
const here = () => window.location.pathname + window.location.search + window.location.hash;

function comeLate(id: string): HTMLElement {
  const late = document.querySelector('main')!.appendChild(document.createElement('h2'));
  late.id = id;
  late.dataset.top = '1130';
  return late;
}

it('a link to an anchor of the page scrolls there in 0.7 s, to 350 px below the edge, keeps the query and moves the focus', async () => {
  place = 100;
  await open('/de/haus?a=1');
  await follow('Saal');
  expect(here()).toBe('/de/haus?a=1#saal');
  expect(document.activeElement?.id).toBe('saal');
  await pass(350);
  expect(place).toBeGreaterThan(100);
  expect(place).toBeLessThan(2000);
  await pass(300);
  expect(place).toBeLessThan(2000);
  await pass(100);
  expect(place).toBe(2000);
  const count = scrolls.length;
  await pass(1000);
  expect(scrolls).toHaveLength(count);
});

it('a link to an anchor of the page opens the question around the target, and waits 700 ms for it', async () => {
  await open('/de/haus');
  await follow('Antwort');
  expect(document.querySelector('details')?.open).toBe(true);
  await pass(650);
  expect(place).toBe(0);
  await pass(800);
  expect(place).toBe(3000);
});

it('a link to an anchor of the page jumps when the visitor prefers reduced motion', async () => {
  still = true;
  await open('/de/haus');
  await follow('Antwort');
  await pass(40);
  expect(place).toBe(3000);
});

it('a link to an anchor of the page stops when the visitor scrolls', async () => {
  await open('/de/haus');
  await follow('Saal');
  await pass(200);
  const reached = place;
  window.dispatchEvent(new Event('wheel'));
  await pass(1000);
  expect(place).toBe(reached);
});

it('a link to an anchor of the page scrolls there again when it is followed again', async () => {
  await open('/de/haus');
  await follow('Saal');
  await pass(800);
  place = 0;
  await follow('Saal');
  await pass(800);
  expect(place).toBe(2000);
});

it('an address with a hash scrolls smoothly to a target that appears later, 130 px below the edge, and focuses it', async () => {
  await open('/de/haus#spaet');
  const late = comeLate('spaet');
  await pass(999);
  expect(scrolls).toEqual([]);
  await pass(1);
  expect(scrolls).toEqual([{ at: 1000, top: 1000, behavior: 'smooth' }]);
  expect(document.activeElement).toBe(late);
});

it('an address with a hash checks for the target every 250 ms, a hundred times', async () => {
  await open('/de/haus#spaet');
  await pass(1000 + 99 * 250);
  comeLate('spaet');
  await pass(249);
  expect(scrolls).toEqual([]);
  await pass(1);
  expect(scrolls).toHaveLength(1);
});

it('an address with a hash stops checking after that', async () => {
  await open('/de/haus#spaet');
  await pass(1000 + 100 * 250);
  comeLate('spaet');
  await pass(60_000);
  expect(scrolls).toEqual([]);
});

it('an address with a hash jumps with reduced motion, and does not scroll when the visitor scrolls', async () => {
  still = true;
  await open('/de/haus#spaet');
  comeLate('spaet');
  await pass(1000);
  expect(scrolls).toEqual([{ at: 1000, top: 1000, behavior: 'instant' }]);
  await follow('Besuch');
  scrolls.length = 0;
  window.dispatchEvent(new Event('touchmove'));
  await pass(30_000);
  expect(scrolls).toEqual([]);
});

it('an address with a hash of another page opens the question around the target and focuses it at once', async () => {
  await open('/de/haus?a=1');
  await follow('Antwort beim Besuch');
  expect(here()).toBe('/de/besuch?a=1#antwort');
  expect(document.querySelector('details')?.open).toBe(true);
  expect(document.activeElement?.id).toBe('antwort');
  expect(scrolls).toEqual([{ at: 0, top: 3220, behavior: 'instant' }]);
});

it('an address with a hash does not scroll after going back: the earlier position is restored', async () => {
  await open('/de/haus#saal');
  await follow('Besuch');
  scrolls.length = 0;
  await act(async () => window.history.back());
  await act(async () => vi.waitFor(() => expect(here()).toBe('/de/haus#saal')));
  await pass(30_000);
  expect(scrolls).toEqual([]);
  expect(document.activeElement?.tagName).toBe('MAIN');
});
