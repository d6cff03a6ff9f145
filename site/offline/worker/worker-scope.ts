/** As much of a service worker's surroundings as is used here; the library of types for pages does not know them. */
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

/** The worker itself; only its own entry asks for it. */
export function workerScope(): WorkerScope {
  return globalThis as unknown as WorkerScope;
}
