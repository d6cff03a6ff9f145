import { useState } from 'react';
import { flushSync } from 'react-dom';
import { isLinkTarget, ruleMessages } from '#contract/fields/field-value.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import styles from './rich-link-dialog.module.css';
import { useEditor, useObservable } from '../../core/editor-context.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { Check } from '../../ui/inputs.tsx';
import { LinkTarget } from '../pickers/links/link-target.tsx';
import { normaliseTarget } from '../pickers/links/use-target-search.ts';
import { Dialog } from '../../ui/dialog.tsx';

/** The dialog for the link at the caret of a rich text. */
export default function RichLinkDialog() {
  const { session, view } = useEditor();
  const rich = useObservable(view.rich);
  const [link, setLink] = useState(() => rich?.commands.link() ?? { href: '', newWindow: false });
  const [had] = useState(link.href !== '');
  const [tried, setTried] = useState(false);
  if (!rich) return null;
  const wrong = tried && !isLinkTarget(link.href) ? ruleMessages.link[session.locale] : null;
  const close = () => {
    // The dialog must close before the text can get the caret back, and the next key must find it there.
    flushSync(() => view.dialog.set(null));
    rich.commands.focus();
  };
  const finish = (next: typeof link | null) => {
    close();
    rich.commands.setLink(next, next ? (session.store.resolved[session.locale].links[next.href]?.title ?? '') : '');
  };
  const use = () => {
    const href = normaliseTarget(link.href);
    setLink({ ...link, href });
    if (isLinkTarget(href)) finish({ ...link, href });
    else setTried(true);
  };
  return (
    <Dialog
      title={m.editor_link()}
      icon="link"
      size="s"
      close={close}
      foot={
        <>
          {had && <Button look="bad" label={m.editor_remove_link()} onClick={() => finish(null)} />}
          <span className={ed.barSpace} />
          <Button look="main" label={m.editor_done()} onClick={use} />
        </>
      }
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          use();
        }}
      >
        <div className={`${ed.body} ${styles.roomForList}`}>
          <FieldFrame label={m.editor_link_target()} required error={wrong}>
            {(parts) => (
              <LinkTarget
                first
                parts={parts}
                session={session}
                value={link.href}
                change={(href) => setLink({ ...link, href })}
              />
            )}
          </FieldFrame>
          <Check
            label={m.editor_new_window()}
            checked={link.newWindow}
            write={(newWindow) => setLink({ ...link, newWindow })}
          />
        </div>
      </form>
    </Dialog>
  );
}
