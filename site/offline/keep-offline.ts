import { acceptsEverything } from './accepts-everything.ts';
import { askedFor, stores, type Told } from './kept.ts';

/** Where pages that were read are kept on this device: yes, no, or the browser does not allow it. */
export type Keeping = 'on' | 'off' | 'impossible';

export async function keeping(): Promise<Keeping> {
  try {
    return (await navigator.serviceWorker.getRegistration('/')) ? 'on' : 'off';
  } catch {
    return 'impossible';
  }
}

/** Begins to keep pages, this one first; a visitor who has asked for it need not have agreed to anything. */
export async function turnOn(address: string, asked: boolean): Promise<Keeping> {
  try {
    await navigator.serviceWorker.register('/sw.js', { scope: '/', updateViaCache: 'none' });
    if (asked) await caches.open(askedFor);
    await tell({ tell: 'visited', address });
    return 'on';
  } catch {
    return 'impossible';
  }
}

/** Ends it and removes everything that was kept. */
export async function turnOff(): Promise<void> {
  await (await navigator.serviceWorker.getRegistration('/'))?.unregister();
  await Promise.all([...Object.values(stores), askedFor].map((name) => caches.delete(name)));
}

/** At each page that is read: goes by what the visitor has agreed to or asked for, and has the page kept. */
export async function settle(address: string): Promise<void> {
  const agreed = acceptsEverything(document.cookie);
  if ((await keeping()) !== 'on') {
    if (agreed) await turnOn(address, false);
    return;
  }
  if (agreed || (await caches.has(askedFor))) await tell({ tell: 'visited', address });
  else await turnOff();
}

async function tell(told: Told): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(told, []);
}
