import { recordOf } from '#text/records.ts';

const key = 'reloaded-at';
/** Milliseconds. */
const pause = 60_000;

export type ReloadMemory = Pick<Storage, 'getItem' | 'setItem'>;

/** Survives a reload: sessionStorage, and `history.state` for browsers that block storage. */
export const reloadMemory: ReloadMemory = {
  getItem(name) {
    const noted: unknown = stateOf()[name];
    return inStorage((storage) => storage.getItem(name)) ?? (typeof noted === 'string' ? noted : null);
  },
  setItem(name, value) {
    inStorage((storage) => storage.setItem(name, value));
    window.history.replaceState({ ...stateOf(), [name]: value }, '');
  },
};

/** True if the page may reload itself: at most once a minute. Records the reload. */
export function mayReload(now: number, memory: ReloadMemory): boolean {
  if (hasReloadedRecently(now, memory)) return false;
  memory.setItem(key, String(now));
  return true;
}

/** True for a minute after the page has reloaded itself. */
export function hasReloadedRecently(now: number, memory: ReloadMemory = reloadMemory): boolean {
  const last = Number(memory.getItem(key));
  return last > 0 && now - last < pause;
}

const leaving = 'leaving-at';

/**
 * Call before the router navigates. If the router cannot load the chunk of the next page it reloads the current one by
 * itself; with this entry the new document can detect that.
 */
export function recordLeaving(): void {
  window.history.replaceState({ ...stateOf(), [leaving]: String(Date.now()) }, '');
}

/** Counts a reload by the router like a reload by the page itself. */
export function recordRouterReload(now: number): void {
  const loaded = recordOf(performance.getEntriesByType('navigation')[0]);
  const left = Number(stateOf()[leaving]);
  if (loaded.type === 'reload' && left > 0 && now - left < pause) reloadMemory.setItem(key, String(now));
}

function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}

function stateOf(): Record<string, unknown> {
  return recordOf(window.history.state);
}
