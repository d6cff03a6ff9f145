import { type ComponentType, lazy } from 'react';

/** Milliseconds between two attempts. */
const retryDelay = 5000;

/**
 * `React.lazy` that tries again every five seconds if the chunk cannot be loaded; the page stays as it is meanwhile.
 * The failure is shown by the code that loads chunks (navigation/reload-guard.ts).
 */
export function lazyWithRetry<P extends object>(load: () => Promise<ComponentType<P>>) {
  const fetched = async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, retryDelay));
      return fetched();
    }
  };
  return lazy(fetched);
}
