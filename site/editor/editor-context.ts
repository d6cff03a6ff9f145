import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FlatBlock } from '#contract/flat-block.ts';
import type { Locale } from '#contract/locale.ts';
import type { EditSession } from './edit-session.ts';
import type { EditorView } from './editor-view.ts';
import type { Observable } from './observable.ts';

export interface EditorParts {
  session: EditSession;
  view: EditorView;
}

export const EditorContext = createContext<EditorParts | null>(null);

export function useEditor(): EditorParts {
  const parts = useContext(EditorContext);
  if (!parts) throw new Error('There is no editor around this component');
  return parts;
}

export function useObservable<T>(observable: Observable<T>): T {
  return useSyncExternalStore(observable.subscribe, observable.get, observable.get);
}

/** One answer drawn from what is watched; draws again only when the answer is another one. */
export function useDerived<T, R extends string | number | boolean | null>(
  observable: Observable<T>,
  derive: (value: T) => R,
): R {
  const snapshot = () => derive(observable.get());
  return useSyncExternalStore(observable.subscribe, snapshot, snapshot);
}

/** The language in which this part of the page is drawn and written; null: the page's own. */
export const WrittenContext = createContext<Locale | null>(null);

/** The language in which this part of the page is drawn and written. */
export function useWritten(): Locale {
  const { store } = useEditor().session;
  // The page changes its language under blocks that stay.
  const ofPage = useSyncExternalStore(store.watchAll, store.getLocale, store.getLocale);
  return useContext(WrittenContext) ?? ofPage;
}

/** A block as its view gets it, drawn again only when it changes. */
export function useFlatBlock(id: string): FlatBlock | undefined {
  const { store } = useEditor().session;
  const locale = useWritten();
  const snapshot = () => store.flat(id, locale);
  return useSyncExternalStore((listener) => store.watch(id, listener), snapshot, snapshot);
}

/** The ids in one list of a block. */
export function useBlockList(parent: string, slot: number): readonly string[] {
  const { store } = useEditor().session;
  const snapshot = () => store.list(parent, slot);
  return useSyncExternalStore((listener) => store.watch(parent, listener), snapshot, snapshot);
}

/** The stored block, drawn again when it or something below it changes. */
export function useStoredBlock(id: string) {
  const { store } = useEditor().session;
  const snapshot = () => store.block(id);
  return useSyncExternalStore((listener) => store.watch(id, listener), snapshot, snapshot);
}
