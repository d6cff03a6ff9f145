import { useSyncExternalStore } from 'react';

/** Providers whose things are loaded without asking, until this tab is closed or loaded anew; nothing is written anywhere. */
const chosen = new Set<string>();
const listeners = new Set<() => void>();

/** From now on everything of this provider is loaded, on this page and the next. */
export function alwaysLoad(provider: string): void {
  chosen.add(provider);
  for (const listener of listeners) listener();
}

/** Takes back every choice. */
export function forgetChoices(): void {
  chosen.clear();
  for (const listener of listeners) listener();
}

/** True where the visitor chose to load everything of this provider. */
export function useAlwaysLoad(provider: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => chosen.has(provider),
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
