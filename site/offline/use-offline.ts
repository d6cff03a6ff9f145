import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { acceptsEverything } from './accepts-everything.ts';
import { isControlled } from './is-controlled.ts';

/**
 * Has pages kept for reading without a connection, once the page has come to rest: for whoever has agreed to everything
 * or has asked for it (decision 016). For everybody else nothing is loaded and nothing stored.
 */
export function useOffline(isOffered: boolean): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const first = useRef(address);
  useEffect(() => {
    // It tells of the page that was left.
    if (first.current !== address) document.querySelector('[data-kept]')?.remove();
    if (!isOffered || import.meta.env.DEV || !isWanted()) return undefined;
    return whenAtRest(() => {
      import('./keep-offline.ts').then(({ settle }) => settle(address)).catch(() => {});
    });
  }, [address, isOffered]);
}

function isWanted(): boolean {
  try {
    return isControlled() || (window.isSecureContext && acceptsEverything(document.cookie));
  } catch {
    return false;
  }
}

/** Some browsers do not say when they have nothing to do. */
function whenAtRest(run: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 2000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: 5000 });
  return () => window.cancelIdleCallback(handle);
}
