import { stores, type Told } from './kept.ts';

/** Whether pages that were read are kept on this device: yes, no, or the browser does not allow it. */
export type Keeping = 'on' | 'off' | 'impossible';

export async function keeping(): Promise<Keeping> {
  try {
    return (await navigator.serviceWorker.getRegistration('/')) ? 'on' : 'off';
  } catch {
    return 'impossible';
  }
}

/** Keeps pages from now on, this one first. */
export async function turnOn(address: string): Promise<Keeping> {
  try {
    await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    const { active } = await navigator.serviceWorker.ready;
    const told: Told = { tell: 'visited', address };
    active?.postMessage(told, []);
    return 'on';
  } catch {
    return 'impossible';
  }
}

/** Ends it and removes everything that was kept. */
export async function turnOff(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  if (registration?.active) await stop(registration.active);
  await registration?.unregister();
  await Promise.all(Object.values(stores).map((name) => caches.delete(name)));
}

/** How long the worker may take to confirm, in milliseconds; one that cannot must not keep anybody from removing all. */
const patience = 2000;

/** The worker may be about to keep a page. */
function stop(worker: ServiceWorker): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', end);
    port1.start();
    setTimeout(end, patience);
    const told: Told = { tell: 'stop' };
    worker.postMessage(told, [port2]);
  });
}
