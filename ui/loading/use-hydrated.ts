import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and in the first drawing in the browser, then true: for controls that need a script. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
