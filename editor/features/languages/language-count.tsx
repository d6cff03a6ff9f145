import { useSyncExternalStore } from 'react';
import { walkShown } from '#contract/blocks/omitted.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { countGaps, lacksGerman } from '../../core/tree/translation-state.ts';

/** The number of missing texts of both languages and of outdated English ones, as text. */
export function LanguageCount() {
  const { session } = useEditor();
  const snapshot = () => {
    const { root } = session.store;
    const { missing, outdated } = countGaps(root);
    const german = [...walkShown(root, 'de')].filter(lacksGerman).length;
    const english = missing + outdated === 0 ? m.editor_english_fine() : m.editor_english_gaps({ missing, outdated });
    return german === 0 ? english : `${m.editor_german_gaps({ missing: german })} · ${english}`;
  };
  return useSyncExternalStore(session.store.watchAll, snapshot, snapshot);
}
