import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { EditedPage } from './session/edited-page.ts';
import type { EditSession } from './session/edit-session.ts';
import type { EditorView } from './view/editor-view.ts';
import type { Observable } from './observable.ts';

export interface EditorParts {
  session: EditSession;
  view: EditorView;
  page: EditedPage;
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

/** A value derived from subscriptions. Re-renders only when the value changes. */
export function useDerived<T, R extends string | number | boolean | null>(
  observable: Observable<T>,
  derive: (value: T) => R,
): R {
  const snapshot = () => derive(observable.get());
  return useSyncExternalStore(observable.subscribe, snapshot, snapshot);
}

/** The language of this part of the page, for rendering and editing. Null: the language of the page. */
export const WrittenContext = createContext<Locale | null>(null);

/** The language of this part of the page, for rendering and editing. */
export function useWritten(): Locale {
  const { store } = useEditor().session;
  // Blocks can stay mounted while the page changes its language.
  const ofPage = useSyncExternalStore(store.watchLocale, store.getLocale, store.getLocale);
  return useContext(WrittenContext) ?? ofPage;
}

/** The flattened block for its view. Re-renders only when that block changes. */
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

/** The stored block. Re-renders when it or a descendant changes. */
export function useStoredBlock(id: string) {
  const { store } = useEditor().session;
  const snapshot = () => store.block(id);
  return useSyncExternalStore((listener) => store.watch(id, listener), snapshot, snapshot);
}
