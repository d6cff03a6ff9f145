import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Calls back each time the page has arrived somewhere, be it at the same address again; not for where it began. */
export function useOnArrival(onArrive: () => void): void {
  const { key } = useLocation();
  const before = useRef(key);
  useEffect(() => {
    if (before.current !== key) onArrive();
    before.current = key;
  }, [key, onArrive]);
}
