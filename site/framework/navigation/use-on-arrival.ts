import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Calls back after each navigation, also to the same address; not for the first page. */
export function useOnArrival(onArrive: () => void): void {
  const { key } = useLocation();
  const before = useRef(key);
  useEffect(() => {
    if (before.current !== key) onArrive();
    before.current = key;
  }, [key, onArrive]);
}
