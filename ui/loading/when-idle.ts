const timeout = 2000;

/** Does something once the browser has nothing else to do; gives back what calls it off. */
export function whenIdle(task: () => void): () => void {
  // Safari has no idle callback.
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = window.setTimeout(task, timeout);
    return () => window.clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(task, { timeout });
  return () => window.cancelIdleCallback(handle);
}

/** True where the visitor's connection is there for what is asked for alone. */
export function isDataLimited(): boolean {
  const { connection, onLine } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  return !onLine || connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
