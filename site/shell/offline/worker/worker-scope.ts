/** The part of a service worker's global scope that is used here; the DOM library for pages has no types for it. */
export interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: ExtendableEvent & { data: unknown; ports: readonly MessagePort[] }) => void,
  ): void;
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  registration: { navigationPreload?: { enable(): Promise<void> }; unregister(): Promise<boolean> };
  caches: CacheStorage;
  location: { origin: string };
  navigator: { connection?: { saveData?: boolean; effectiveType?: string } };
}

export interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** The global scope of the worker; only its entry module uses this. */
export function workerScope(): WorkerScope {
  return globalThis as unknown as WorkerScope;
}
