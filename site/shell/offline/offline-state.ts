import { cacheNames, type WorkerMessage } from './stored-pages.ts';

/** Whether visited pages are stored on this device: on, off, or not supported by the browser. */
export type OfflineState = 'on' | 'off' | 'impossible';

export async function readOfflineState(): Promise<OfflineState> {
  try {
    return (await navigator.serviceWorker.getRegistration('/')) ? 'on' : 'off';
  } catch {
    return 'impossible';
  }
}

/** Starts to store pages, the current one first. */
export async function turnOn(address: string): Promise<OfflineState> {
  try {
    await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    const message: WorkerMessage = { type: 'visited', address };
    active?.postMessage(message, []);
    return 'on';
  } catch {
    return 'impossible';
  }
}

/** Stops storing and deletes all stored pages. */
export async function turnOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (registration?.active) await stop(registration.active);
  await registration?.unregister();
  await Promise.all(Object.values(cacheNames).map((name) => caches.delete(name)));
}

/** Time in milliseconds for the worker to confirm; without a confirmation everything is deleted anyway. */
const timeout = 2000;

/** The worker may be about to store a page: tell it to stop first. */
function stop(worker: ServiceWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', end);
    port1.start();
    setTimeout(end, timeout);
    const message: WorkerMessage = { type: 'stop' };
    worker.postMessage(message, [port2]);
  });
}
