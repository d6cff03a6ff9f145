import { cacheNames } from '../stored-pages.ts';
import { workerScope } from './worker-scope.ts';

// Replaces the worker when offline reading is switched off in the settings: deletes all caches and unregisters itself.
const scope = workerScope();

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all(Object.values(cacheNames).map((name) => scope.caches.delete(name))).then(() =>
      scope.registration.unregister(),
    ),
  ),
);
