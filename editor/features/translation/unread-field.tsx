import type { Block } from '#contract/blocks/block.ts';
import { isUnread } from '#contract/blocks/machine-texts.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from '../../core/editor-context.ts';
import { markRead } from './mark-read.ts';
import styles from './translation.module.css';

/** Below the input of a text that a machine has translated and nobody has read. */
export function UnreadField({ block, name }: { block: Block; name: string }) {
  const { session } = useEditor();
  const { locale } = session;
  if (!isUnread(block, { field: name, locale })) return null;
  return (
    <p className={`${ed.hint} ${styles.field}`} data-unread={name}>
      <Icon name="stale" className={ed.iS} />
      <span>{m.editor_unread()}</span>
      <Button
        look="line"
        small
        icon="check"
        label={m.editor_read()}
        onClick={() => markRead(session, [block.id], locale, name)}
      />
    </p>
  );
}
