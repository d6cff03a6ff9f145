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
  await (await navigator.serviceWorker.getRegistration('/'))?.unregister();
  await Promise.all(Object.values(stores).map((name) => caches.delete(name)));
}
