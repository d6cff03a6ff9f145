import { randomUuid } from '#text/random-uuid.ts';

const prefix = 'proscenium-editor:';

/** Holds a lock while this tab is open and returns the id of the tab. */
export function registerTab(): string {
  const id = randomUuid();
  void navigator.locks?.request(prefix + id, () => new Promise<never>(() => {}));
  return id;
}

/** Ids of the open tabs. Empty when the browser has no Web Locks, so that all stored steps are offered. */
export async function activeTabs(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
