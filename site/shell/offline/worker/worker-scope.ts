/** The part of a service worker's global scope that is used here; the DOM library for pages has no types for it. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: Lasting & { data: unknown; ports: readonly MessagePort[] }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> }; unregister(): Promise<boolean> };
  caches: CacheStorage;
  location: { origin: string };
  navigator: { connection?: { saveData?: boolean; effectiveType?: string } };
}

export interface Lasting {
  waitUntil(work: Promise<unknown>): void;
}

export interface Fetching extends Lasting {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The global scope of the worker; only its entry module uses this. */
export function workerScope(): WorkerScope {
  return globalThis as unknown as WorkerScope;
}
