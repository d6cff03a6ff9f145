import { useSyncExternalStore } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { countGaps } from '../../core/tree/translation-state.ts';

/** The number of missing and outdated English texts, as text. */
export function LanguageCount() {
  const { session } = useEditor();
  const snapshot = () => {
    const { missing, outdated } = countGaps(session.store.root);
    return missing + outdated === 0 ? m.editor_english_fine() : m.editor_english_gaps({ missing, outdated });
  };
  return useSyncExternalStore(session.store.watchAll, snapshot, snapshot);
}
