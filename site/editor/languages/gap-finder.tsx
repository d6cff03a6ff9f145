import { useSyncExternalStore } from 'react';
import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { showBlock } from '../chrome/show-block.ts';
import { useEditor } from '../editor-context.ts';
import type { EditSession } from '../edit-session.ts';
import { blockTitle } from '../step-names.ts';
import styles from './languages.module.css';
import { nextGap } from './translate.ts';
import { stateOf } from './translation-state.ts';

/** The names of the languages over their sides, and the way from gap to gap. */
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

/** Goes to the next text whose English is missing or out of date, with the caret in it. */
function goToNextGap(session: EditSession): void {
  const { root } = session.store;
  const gap = nextGap(root, session.selection.get().id);
  const block = gap && session.store.block(gap.id);
  if (!gap || !block) return session.alerts.say(m.editor_no_gap());
  const state = stateOf(block) === 'missing' ? m.editor_translation_missing() : m.editor_translation_outdated();
  session.select(gap.id, gap.field, 'en');
  requestAnimationFrame(() => {
    showBlock(gap.id);
    session.fields.focus({ id: gap.id, field: gap.field, locale: 'en' });
    session.alerts.say(m.editor_say_gap({ title: blockTitle(block, session.locale), state }));
  });
}
