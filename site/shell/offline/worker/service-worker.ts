import { recordOf } from '#contract/base/records.ts';
import { cacheNames as names } from '../stored-pages.ts';
import { answerPage } from './answer-page.ts';
import { isPage, pageAddress } from './page-address.ts';
import { storeProgramme, localeOfAddress } from './store-programme.ts';
import { stoppable } from './stoppable.ts';
import { createOfflineStore } from './offline-store.ts';
import { tidy } from './tidy.ts';
import { workerScope } from './worker-scope.ts';

const scope = workerScope();
const { caches, stop } = stoppable(scope.caches);
const fetchFromServer = (request: Request | string) => fetch(request);
const now = () => Date.now();
const stores = createOfflineStore({ caches, fetch: fetchFromServer, now });
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
    const page = answerPage(
      { request, ...(preloaded && { preloaded }) },
      { stores, caches, fetch: fetchFromServer, wait },
    );
    event.respondWith(page.then(({ answer }) => answer));
    event.waitUntil(page.then(({ stored }) => stored));
  } else if (/^\/(?:assets\/|media\/house\/typeface-)/.test(url.pathname)) {
    event.respondWith(immutableFile(request, 'assets'));
  } else if (url.pathname.startsWith('/media/') && request.destination === 'image') {
    event.respondWith(immutableFile(request, 'pictures'));
  }
});

scope.addEventListener('message', (event) => {
  const { type, address } = recordOf(event.data);
  if (type === 'visited' && typeof address === 'string') event.waitUntil(storeVisitedPage(address));
  if (type !== 'stop') return;
  stop();
  for (const port of event.ports) port.postMessage('stopped');
});

/**
 * A page that was open when storing ended still sends requests through this worker, also after a restart of the worker.
 */
async function immutableFile(request: Request, store: 'assets' | 'pictures'): Promise<Response> {
  return (await caches.has(names.pages)) ? stores.immutableFile(request, store) : fetch(request);
}

/** The page was loaded as data, or before this worker was active: it is fetched as a document and stored. */
async function storeVisitedPage(address: string): Promise<void> {
  const storedAddress = pageAddress(new URL(address, scope.location.origin));
  const { saveData, effectiveType = '' } = scope.navigator.connection ?? {};
  if (storedAddress !== null) await stores.storePage(storedAddress, await fetch(storedAddress));
  const locale = localeOfAddress(address);
  if (locale && !saveData && !effectiveType.includes('2g'))
    await storeProgramme(locale, { stores, fetch: fetchFromServer, now });
  await tidy({ caches, now });
}
