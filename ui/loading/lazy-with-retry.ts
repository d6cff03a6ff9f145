import { type ComponentType, lazy } from 'react';

const between = 5000;

/**
 * A part of a page whose program comes when it is first drawn. Where it cannot be had, because the network or the house
 * is away, it is tried again every five seconds: what stands on the page stays there meanwhile. The failure is told where
 * parts are fetched (navigation/reload-guard.ts).
 */
export function lazyWithRetry<P extends object>(load: () => Promise<ComponentType<P>>) {
  const fetched = async (): Promise<{ default: ComponentType<P> }> => {
    try {
      return { default: await load() };
    } catch {
      await new Promise((resolve) => setTimeout(resolve, between));
      return fetched();
    }
  };
  return lazy(fetched);
}
