import { randomUuid } from './random-id.ts';

const prefix = 'proscenium-editor:';

/** Holds a lock for as long as this tab lives and returns the tab's id. */
export function registerTab(): string {
  const id = randomUuid();
  void navigator.locks?.request(prefix + id, () => new Promise<never>(() => {}));
  return id;
}

/** Ids of the tabs that are alive; empty where the browser has no locks, so that nothing kept is overlooked. */
export async function livingTabs(): Promise<Set<string>> {
  const { held = [] } = (await navigator.locks?.query()) ?? {};
  return new Set(held.flatMap(({ name }) => (name?.startsWith(prefix) ? [name.slice(prefix.length)] : [])));
}
