import { useSyncExternalStore } from 'react';

/** Most evenings on a shortlist: as many as the backend names in one answer. */
export const maxShortlisted = 100;

const key = 'shortlist';
const none: readonly number[] = [];
const listeners = new Set<() => void>();
let known: readonly number[] | undefined;

/**
 * The ids of the evenings that somebody noted on this device, in the order in which they were noted. Nothing is stored
 * before the first one is; none on the server and until the page is taken over.
 */
export function useShortlist(): readonly number[] {
  return useSyncExternalStore(subscribe, nearby, () => none);
}

/** What is known without waiting: a browser may take long to open its storage, and drawing a page cannot wait for that. */
function nearby(): readonly number[] {
  return known ?? none;
}

export function readShortlist(): readonly number[] {
  known ??= read();
  return known;
}

/** Puts evenings on the list; false where it has no room for all of them, then it stays as it is. */
export function addToShortlist(...ids: number[]): boolean {
  const all = [...new Set([...readShortlist(), ...ids])];
  if (all.length > maxShortlisted) return false;
  saveShortlist(all);
  return true;
}

/** Takes evenings off the list. */
export function removeFromShortlist(...ids: number[]): void {
  saveShortlist(readShortlist().filter((each) => !ids.includes(each)));
}

/** Ids as they stand in an address, `7,12`; what is none is left out. */
export function parseIds(text: string): number[] {
  const ids = text.split(',').filter((part) => /^[1-9]\d{0,8}$/.test(part));
  return [...new Set(ids.map(Number))].slice(0, maxShortlisted);
}

function saveShortlist(ids: readonly number[]): void {
  known = ids;
  try {
    if (ids.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, ids.join(','));
  } catch {
    // No room or not allowed: the list then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function read(): readonly number[] {
  try {
    return parseIds(localStorage.getItem(key) ?? '');
  } catch {
    return none;
  }
}

function subscribe(listener: () => void): () => void {
  function onStorage(event: StorageEvent) {
    if (event.key !== null && event.key !== key) return;
    known = read();
    listener();
  }
  if (listeners.size === 0 && known === undefined) setTimeout(readSoon);
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function readSoon(): void {
  if (readShortlist().length > 0) for (const listener of listeners) listener();
}
