import { type ComponentType, createElement, lazy, type ReactNode, Suspense } from 'react';
import { mayReload, reloadMemory } from '#ui/loading/reload-limit.ts';
import { Observable } from './observable.ts';

type Load<P> = () => Promise<{ default: ComponentType<P> }>;

/** Number of lazy parts that are waiting because the server is unreachable. */
export const pendingChunks = new Observable(0);

/**
 * A component that is loaded when it is first rendered, with `fallback` in its place until then. While the server is
 * unreachable the import is retried, so that the user can go on typing.
 */
export function lazyWithRetry<P extends object>(load: Load<P>, fallback?: (props: P) => ReactNode) {
  const Loaded: ComponentType<P> = lazy(() => loadWithRetry(load));
  return function Loading(props: P): ReactNode {
    return createElement(Suspense, { fallback: fallback?.(props) }, createElement(Loaded, props));
  };
}

const shortestWait = 1000;
const longestWait = 15_000;

/**
 * Imports a chunk and retries while the server is unreachable. When the server responds but the import still fails, a
 * new version was deployed: the page is reloaded. Unsent changes are stored in the browser and offered after the
 * reload.
 */
export async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch {
    pendingChunks.set(pendingChunks.get() + 1);
    return await retry(load, shortestWait).finally(() => pendingChunks.set(pendingChunks.get() - 1));
  }
}

async function retry<T>(load: () => Promise<T>, wait: number): Promise<T> {
  await waitOrOnline(wait);
  const isReachable = await serverResponds();
  try {
    return await load();
  } catch (error) {
    if (!isReachable) return retry(load, Math.min(longestWait, wait * 2));
    if (mayReload(Date.now(), reloadMemory)) window.location.reload();
    throw error;
  }
}

/** Resolves after `wait` milliseconds, or earlier when the browser is online again. */
function waitOrOnline(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, wait);
    window.addEventListener('online', go);
  });
}

async function serverResponds(): Promise<boolean> {
  try {
    return (await fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}
