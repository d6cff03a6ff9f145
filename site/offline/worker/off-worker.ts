import { stores } from '../kept.ts';
import { workerScope } from './worker-scope.ts';

// Stands in the worker's place where the house has switched it off: forgets everything and goes.
const scope = workerScope();

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all(Object.values(stores).map((name) => scope.caches.delete(name))).then(() =>
      scope.registration.unregister(),
    ),
  ),
);
