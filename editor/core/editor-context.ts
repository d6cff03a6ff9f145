import { createContext, useContext, useSyncExternalStore, useRef, useState, useEffect } from 'react';
import type { FlatBlock } from '#contract/blocks/flat-block.ts';
import type { Locale } from '#contract/base/locale.ts';
import { createUseAction } from '#contract/client/create-use-action.ts';
import { m } from '#messages/paraglide/messages.js';
import { reasonOf } from './api-client.ts';
import type { Block } from '#contract/blocks/block.ts';
import type { EditedPage } from './session/edited-page.ts';
import type { EditSession } from './session/edit-session.ts';
import type { EditorView } from './view/editor-view.ts';
import type { Observable } from './observable.ts';

const useActionAlone = createUseAction({ useRef, useState });

/**
 * Runs one action of a dialog or panel at a time; see `createUseAction`. If the dialog was closed before its action failed,
 * an alert says why.
 */
export function useAction() {
  const editor = useContext(EditorContext);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const { run: runAlone, ...rest } = useActionAlone();
  const run: typeof runAlone = (action, explain) =>
    runAlone(action, async (error) => {
      const problem = await explain(error);
      const text = problem ?? reasonOf(error);
      if (!isShown.current) editor?.session.alerts.show({ kind: 'error', title: m.editor_not_done(), text });
      return problem;
    });
  return { ...rest, run };
}

/** Debounce after the last key, in milliseconds. */
const pause = 600;

/**
 * A value derived from the whole page in the language that is edited, a moment after each change: for what takes too
 * long to be derived at every key. `derive` is a function of a module, so that it is the same each time.
 */
export function useFromTree<T>(derive: (root: Block, locale: Locale) => T): T {
  const { store } = useEditor().session;
  const locale = useWritten();
  const [derived, setDerived] = useState(() => derive(store.root, locale));
  useEffect(() => {
    const again = () => setDerived(derive(store.root, locale));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = store.watchAll(() => {
      clearTimeout(timer);
      timer = setTimeout(again, pause);
    });
    // The language may be another one than before.
    again();
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, locale, derive]);
  return derived;
}

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

/**
 * What `read` answers, null until then; read again when `key` changes, which stands for what `read` depends on. An answer
 * that comes too late is ignored.
 */
export function useRead<T>(read: (session: EditSession) => Promise<T | null>, key = '') {
  const { session } = useEditor();
  const [answer, setAnswer] = useState<T | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    read(session).then(
      (found) => current && setAnswer(found),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- `read` does the same while the key is the same
  }, [session, key]);
  return { answer, setAnswer, failed };
}

/** Closes the panel at the side; the selected block gets the focus. */
export function closePanel({ session, view }: Pick<EditorParts, 'session' | 'view'>): void {
  view.panel.set(null);
  session.fields.focus({ ...session.selection.get(), field: null });
}
