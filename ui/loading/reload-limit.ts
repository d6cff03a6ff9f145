const key = 'reloaded-at';
/** Milliseconds. */
const pause = 60_000;

export type ReloadMemory = Pick<Storage, 'getItem' | 'setItem'>;

/**
 * What outlives loading the page anew: the storage of this tab, and beside it the present step of the history, for
 * browsers that block storage.
 */
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

/** True where the page may load itself anew: not twice within a minute. Remembers that it did. */
export function mayReload(now: number, memory: ReloadMemory): boolean {
  if (hasReloadedRecently(now, memory)) return false;
  memory.setItem(key, String(now));
  return true;
}

/** True for a minute after the page has loaded itself anew. */
export function hasReloadedRecently(now: number, memory: ReloadMemory = reloadMemory): boolean {
  const last = Number(memory.getItem(key));
  return last > 0 && now - last < pause;
}

const leaving = 'leaving-at';

/**
 * Call before the router goes to another page. Where it cannot fetch that page's part of the program it loads the present
 * one anew by itself, without asking anybody; this is how the new document knows.
 */
export function recordLeaving(): void {
  window.history.replaceState({ ...stateOf(), [leaving]: String(Date.now()) }, '');
}

/** Counts a reload by the router as one of our own. */
export function recordRouterReload(now: number): void {
  const [loaded] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  const left = Number(stateOf()[leaving]);
  if (loaded?.type === 'reload' && left > 0 && now - left < pause) reloadMemory.setItem(key, String(now));
}

function inStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}

function stateOf(): Record<string, unknown> {
  return (window.history.state ?? {}) as Record<string, unknown>;
}
