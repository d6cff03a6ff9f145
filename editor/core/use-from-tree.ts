import { useEffect, useState } from 'react';
import type { Block } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import { useEditor, useWritten } from './editor-context.ts';

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
