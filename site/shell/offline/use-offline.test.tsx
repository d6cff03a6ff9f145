// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choose, forgetConsent } from '#ui/consent/consent-state.ts';
import { memoryCaches } from './caches.fixture.ts';
import { cacheNames } from './stored-pages.ts';
import { useOffline } from './use-offline.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

/** A browser's service workers, as far as a page uses them. */
function workers({ refuses = false, controls = false } = {}) {
  const received: unknown[] = [];
  const registered: [string, RegistrationOptions?][] = [];
  const registration = {
    active: {
      postMessage(message: unknown, [port]: MessagePort[] = []) {
        received.push(message);
        port?.postMessage('stopped');
      },
    },
    unregister: async () => {
      registered.length = 0;
      return true;
    },
  };
  if (controls) registered.push(['/sw.js']);
  const container = {
    controller: controls ? {} : null,
    ready: Promise.resolve(registration),
    async register(...given: [string, RegistrationOptions?]) {
      if (refuses) throw new DOMException('The operation is insecure.', 'SecurityError');
      registered.push(given);
      return registration;
    },
    getRegistration: async () => (registered.length > 0 ? registration : undefined),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: () => container });
  return { received, registered };
}

let root: Root;
let go: (address: string) => Promise<void>;
beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  vi.stubGlobal('cancelIdleCallback', clearTimeout);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.cookie = 'cookie_consent_settings=; Path=/; Max-Age=0';
  document.body.innerHTML = '';
  forgetConsent();
  vi.unstubAllEnvs();
});

async function settled() {
  await act(async () => {
    await import('./offline-state.ts');
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  });
}

async function open(address: string, isOffered = true) {
  function Page() {
    useOffline(isOffered);
    return null;
  }
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [address] });
  await act(async () => root.render(<RouterProvider router={router} />));
  go = async (next) => {
    await act(() => router.navigate(next));
    await settled();
  };
  await settled();
}

it('registers nothing before a choice or after a refusal', async () => {
  const { registered } = workers();
  await open('/de');
  await act(async () => choose({ media: false, offline: false }));
  await go('/de/besuch');
  expect([registered, await caches.keys()]).toEqual([[], []]);
});

it('after consent stores this page at once, and every page visited later', async () => {
  const { registered, received } = workers();
  await open('/de?x=1');
  await act(async () => choose({ offline: true }));
  await settled();
  expect(registered).toEqual([['/sw.js', { scope: '/', updateViaCache: 'none' }]]);
  await go('/de/besuch');
  expect(received).toEqual([
    { type: 'visited', address: '/de?x=1' },
    { type: 'visited', address: '/de/besuch' },
  ]);
});

it('withdrawal deletes everything, and informs the worker first', async () => {
  const { registered, received } = workers({ controls: true });
  await (await caches.open(cacheNames.pages)).put('/de', new Response('x'));
  await act(async () => choose({ offline: true }));
  await open('/de');
  await act(async () => choose({ offline: false }));
  await settled();
  expect([registered, await caches.keys()]).toEqual([[], []]);
  expect(received.at(-1)).toEqual({ type: 'stop' });
});

it('sends no message when the feature is off or an editor is at work', async () => {
  const { registered, received } = workers();
  await act(async () => choose({ offline: true }));
  await open('/de', false);
  expect([registered, received]).toEqual([[], []]);
});

it('removes the note of a stored page after a navigation', async () => {
  workers();
  document.body.insertAdjacentHTML('beforeend', '<aside data-kept>Stand</aside>');
  await open('/de');
  expect(document.querySelector('[data-kept]')).not.toBeNull();
  await go('/de/besuch');
  expect(document.querySelector('[data-kept]')).toBeNull();
});

it('does not fail when storage is blocked', async () => {
  workers({ refuses: true });
  await act(async () => choose({ offline: true }));
  await open('/de');
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
  });
  await go('/de/besuch');
  const { readOfflineState, turnOn } = await import('./offline-state.ts');
  expect([await readOfflineState(), await turnOn('/de')]).toEqual(['impossible', 'impossible']);
});
