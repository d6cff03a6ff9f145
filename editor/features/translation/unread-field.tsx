import type { Locale } from '#contract/base/locale.ts';
import type { Block } from '#contract/blocks/block.ts';
import { isUnread } from '#contract/blocks/machine-texts.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from '../../core/editor-context.ts';
import { markRead } from './mark-read.ts';
import styles from './translation.module.css';

interface UnreadFieldProps {
  block: Block;
  name: string;
  /** That of the editor by default. */
  locale?: Locale;
  /** What the button is for, where both languages stand together. */
  about?: string;
}

/** Below the input of a text that a machine has translated and nobody has read. */
export function UnreadField({ block, name, locale: given, about }: UnreadFieldProps) {
  const { session } = useEditor();
  const locale = given ?? session.locale;
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
        aria-description={about}
        onClick={() => markRead(session, [block.id], locale, name)}
      />
    </p>
  );
}
