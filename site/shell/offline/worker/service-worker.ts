import { stores as names, type Told } from '../kept.ts';
import { answerPage } from './answer-page.ts';
import { isPage, pageAddress } from './keepable.ts';
import { keepProgramme, localeOfAddress } from './keep-programme.ts';
import { stoppable } from './stoppable.ts';
import { createStores } from './stores.ts';
import { tidy } from './tidy.ts';
import { workerScope } from './worker-scope.ts';

const scope = workerScope();
const { caches, stop } = stoppable(scope.caches);
const ask = (request: Request | string) => fetch(request);
const now = () => Date.now();
const stores = createStores({ caches, fetch: ask, now });
const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

// A new version takes over at once. Stored entries belong to no version: pages name their files, which stay in the
// cache.
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([scope.registration.navigationPreload?.enable(), tidy({ caches, now })]).then(() =>
      scope.clients.claim(),
    ),
  ),
);

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin || request.headers.has('range')) return;
  if (request.mode === 'navigate') {
    if (!isPage(url)) return;
    const preloaded = event.preloadResponse;
    const page = answerPage({ request, ...(preloaded && { preloaded }) }, { stores, caches, fetch: ask, wait });
    event.respondWith(page.then(({ answer }) => answer));
    event.waitUntil(page.then(({ keeping }) => keeping));
  } else if (url.pathname.startsWith('/assets/')) {
    event.respondWith(lasting(request, 'assets'));
  } else if (url.pathname.startsWith('/media/') && request.destination === 'image') {
    event.respondWith(lasting(request, 'pictures'));
  }
});

scope.addEventListener('message', (event) => {
  const told = event.data as Told | null;
  if (told?.tell === 'visited') event.waitUntil(visited(told.address));
  if (told?.tell !== 'stop') return;
  stop();
  for (const port of event.ports) port.postMessage('stopped');
});

/**
 * A page that was open when storing ended still sends requests through this worker, also after a restart of the worker.
 */
async function lasting(request: Request, store: 'assets' | 'pictures'): Promise<Response> {
  return (await caches.has(names.pages)) ? stores.lasting(request, store) : fetch(request);
}

/** The page was loaded as data, or before this worker was active: it is fetched as a document and stored. */
async function visited(address: string): Promise<void> {
  const kept = pageAddress(new URL(address, scope.location.origin));
  const { saveData, effectiveType = '' } = scope.navigator.connection ?? {};
  if (kept !== null) await stores.keepPage(kept, await fetch(kept));
  const locale = localeOfAddress(address);
  if (locale && !saveData && !effectiveType.includes('2g')) await keepProgramme(locale, { stores, fetch: ask, now });
  await tidy({ caches, now });
}
