import { useSyncExternalStore } from 'react';
import { accessOffers } from '#contract/events/access-offers.ts';
import { isOneOf } from '#contract/base/one-of.ts';

/** The stored choice, on this device until it is dropped; written only after the visitor has ticked the box. */
const key = 'programme-access';
/** Set once the choice was applied in this window, so that a filter which the visitor removes stays away. */
const appliedKey = 'programme-access-applied';
const listeners = new Set<() => void>();

/** The remembered value of the filter `access`, such as `wheelchair`; '' without one, and on the server. */
export function useRememberedAccess(): string {
  return useSyncExternalStore(subscribe, rememberedAccess, () => '');
}

export function rememberedAccess(): string {
  return stored(() => localStorage.getItem(key) ?? '', '')
    .split(',')
    .filter((offer) => isOneOf(accessOffers, offer))
    .join(',');
}

/** Stores a choice on this device; '' drops it. */
export function rememberAccess(access: string): void {
  stored(() => (access === '' ? localStorage.removeItem(key) : localStorage.setItem(key, access)), undefined);
  if (access === '') stored(() => sessionStorage.removeItem(appliedKey), undefined);
  else markApplied();
  for (const listener of listeners) listener();
}

export function markApplied(): void {
  stored(() => sessionStorage.setItem(appliedKey, ''), undefined);
}

export function wasApplied(): boolean {
  return stored(() => sessionStorage.getItem(appliedKey) !== null, true);
}

/** Storage can be blocked or full: then nothing is remembered. */
function stored<T>(use: () => T, otherwise: T): T {
  try {
    return use();
  } catch {
    return otherwise;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
