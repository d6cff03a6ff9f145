import { type RefObject, useSyncExternalStore } from 'react';
import { walk } from '#contract/blocks/block.ts';
import { unreadOf } from '#contract/blocks/machine-texts.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { type Box, useBoxes } from '../../core/page-elements/use-boxes.ts';
import { blockTitle } from '../../core/tree/step-names.ts';
import { markRead } from './mark-read.ts';
import styles from './translation.module.css';

/** A mark at every module with texts that a machine has translated and nobody has read. */
export default function UnreadMarks({ layer }: { layer: RefObject<HTMLElement | null> }) {
  const { session, view } = useEditor();
  const { store } = session;
  const snapshot = () =>
    [...walk(store.root)]
      .filter((block) => unreadOf(block).length > 0)
      .map(({ id }) => id)
      .join(' ');
  const ids = useSyncExternalStore(store.watchAll, snapshot, snapshot).split(' ').filter(Boolean);
  const boxes = useBoxes(store, ids, layer);
  // The column between the languages has a mark of its own.
  if (useObservable(view.sideBySide)) return null;
  return ids.map((id) => {
    const box = boxes.get(id);
    return box && <Mark key={id} id={id} box={box} />;
  });
}

function Mark({ id, box }: { id: string; box: Box }) {
  const { session, view } = useEditor();
  const block = session.store.block(id);
  if (!block) return null;
  const title = blockTitle(block, session.locale);
  const here = unreadOf(block).some(({ locale }) => locale === session.locale);
  const language = session.locale === 'de' ? m.editor_english() : m.editor_german();
  return (
    <fieldset
      className={`${ed.ed} ${styles.mark}`}
      style={{ left: box.left, top: box.top, width: box.width }}
      aria-label={title}
      data-unread={id}
    >
      <span className={styles.badge}>
        <Icon name="stale" className={ed.iS} />
        <span>{here ? m.editor_unread() : m.editor_unread_in({ language })}</span>
        {here ? (
          <Button
            small
            icon="check"
            label={m.editor_read()}
            aria-description={title}
            onClick={() => markRead(session, [id], session.locale)}
          />
        ) : (
          <Button
            small
            icon="columns"
            label={m.check_show()}
            aria-description={title}
            onClick={() => view.sideBySide.set(true)}
          />
        )}
      </span>
    </fieldset>
  );
}
