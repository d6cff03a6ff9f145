import { recordOf } from '#text/records.ts';

const timeout = 2000;

/** Runs a task when the browser is idle. Returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(task, timeout);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout });
  return () => window.cancelIdleCallback(handle);
}

/** True if nothing should be prefetched: offline, data saver or a 2G connection. */
export function isDataLimited(): boolean {
  // Not in every browser, and not in TypeScript's types.
  const { saveData, effectiveType } = 'connection' in navigator ? recordOf(navigator.connection) : {};
  return !navigator.onLine || saveData === true || String(effectiveType).endsWith('2g');
}
