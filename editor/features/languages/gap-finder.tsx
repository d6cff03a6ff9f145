import { useSyncExternalStore } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { languageNames } from '../../core/language-names.ts';
import { showBlock } from '../../core/page-elements/show-block.ts';
import { useEditor } from '../../core/editor-context.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { blockTitle } from '../../core/tree/step-names.ts';
import styles from './languages.module.css';
import { nextGap } from './translate.ts';
import { stateOf } from '../../core/tree/translation-state.ts';

/** The language names above the two sides, and a button to the next gap. */
export function GapFinder() {
  const { session } = useEditor();
  const gap = useAnyGap(session);
  return (
    <div className={`${ed.ed} ${styles.head}`} data-editor="languages">
      <h2 className={styles.title}>{m.editor_german()}</h2>
      <div className={styles.finder}>
        <Button
          look="line"
          small
          icon="down"
          label={m.editor_next_gap()}
          unable={!gap && m.editor_no_gap()}
          onClick={() => goToNextGap(session)}
        />
      </div>
      <h2 className={styles.title}>{m.editor_english()}</h2>
    </div>
  );
}

function useAnyGap(session: EditSession): boolean {
  const snapshot = () => nextGap(session.store.root, null) !== null;
  return useSyncExternalStore(session.store.watchAll, snapshot, snapshot);
}

/** Goes to the next text that is missing or outdated in a language and places the caret in it. */
function goToNextGap(session: EditSession): void {
  const { root } = session.store;
  const gap = nextGap(root, session.selection.get().id);
  const block = gap && session.store.block(gap.id);
  if (!gap || !block) return session.alerts.announce(m.editor_no_gap());
  const { id, field, locale } = gap;
  const isOutdated = locale === 'en' && stateOf(block) === 'outdated';
  const state = isOutdated ? m.editor_translation_outdated() : m.editor_translation_missing();
  const language = languageNames[locale]();
  session.select(id, field, locale);
  requestAnimationFrame(() => {
    showBlock(id);
    session.fields.focus({ id, field, locale });
    session.alerts.announce(m.editor_say_gap({ title: blockTitle(block, session.locale), language, state }));
  });
}
