import { useSyncExternalStore } from 'react';

/** Maximum number of events on a shortlist: as many as the backend returns in one response. */
export const maxShortlisted = 100;

const key = 'shortlist';
const none: readonly number[] = [];
const listeners = new Set<() => void>();
/** What the storage of this browser holds, once it was read; never set on the server. */
let known: readonly number[] | undefined;

/** False if the browser has not stored the list: it lasts until the page is closed or loaded again. */
export function isShortlistKept(): boolean {
  try {
    return parseIds(localStorage.getItem(key) ?? '').join(',') === readShortlist().join(',');
  } catch {
    return false;
  }
}

/**
 * The ids of the shortlisted events on this device, in the order in which they were added. Empty on the server and
 * until hydration.
 */
export function useShortlist(): readonly number[] {
  return useSyncExternalStore(subscribe, knownList, () => none);
}

/** The list as known without reading storage, which can be slow at first access and would block rendering. */
function knownList(): readonly number[] {
  return known ?? none;
}

export function readShortlist(): readonly number[] {
  known ??= read();
  return known;
}

/** Adds events; if there is no room for all of them, returns false and adds none. */
export function addToShortlist(...ids: number[]): boolean {
  const all = [...new Set([...readShortlist(), ...ids])];
  if (all.length > maxShortlisted) return false;
  saveShortlist(all);
  return true;
}

/** Removes events. */
export function removeFromShortlist(...ids: number[]): void {
  saveShortlist(readShortlist().filter((each) => !ids.includes(each)));
}

/** Ids of an address, `7,12`; invalid ones are left out. */
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
    // Storage is full or blocked: the list then exists in memory only.
  }
  for (const listener of listeners) listener();
}

function read(): readonly number[] {
  try {
    return parseIds(localStorage.getItem(key) ?? '');
  } catch {
    return known ?? none;
  }
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0 && known === undefined) setTimeout(readSoon);
  // Adding it again changes nothing.
  for (const kind of ['storage', 'pageshow']) window.addEventListener(kind, readAgain);
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Another page may change the list: in another window, or while this one waits for the way back. */
function readAgain(): void {
  const stored = read();
  if (known?.join() === stored.join()) return;
  known = stored;
  for (const listener of listeners) listener();
}

function readSoon(): void {
  if (readShortlist().length > 0) for (const listener of listeners) listener();
}
