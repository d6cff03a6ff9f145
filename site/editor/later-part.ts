import { type ComponentType, lazy } from 'react';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/**
 * A part of the tool that comes when it is first opened. Without a connection it is waited for, not failed for: whoever
 * writes goes on writing, and the part opens when the connection is back.
 */
export function laterPart<P extends object>(load: Load<P>) {
  return lazy(() => persistently(load));
}

async function persistently<P>(load: Load<P>): ReturnType<Load<P>> {
  try {
    return await load();
  } catch (error) {
    // With a connection a missing part means a new version; navigation/reload-guard.ts has answered that.
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return persistently(load);
  }
}
