import { useSyncExternalStore } from 'react';
import { m } from '#site/paraglide/messages.js';
import { useEditor } from '../editor-context.ts';
import { countGaps } from './translation-state.ts';

/** How much English is missing or out of date on the page, in words. */
export function LanguageCount() {
  const { session } = useEditor();
  const snapshot = () => {
    const { missing, outdated } = countGaps(session.store.root);
    return missing + outdated === 0 ? m.editor_english_fine() : m.editor_english_gaps({ missing, outdated });
  };
  return useSyncExternalStore(session.store.watchAll, snapshot, snapshot);
}
