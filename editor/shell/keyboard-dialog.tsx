import { m } from '#messages/paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import ed from '../ui/editor.module.css';
import styles from './keyboard-dialog.module.css';
import type { Command } from '../commands/command.ts';
import { contextOf } from '../commands/context.ts';
import { listKeys } from '../commands/list-keys.ts';
import { useEditor, useObservable } from '../core/editor-context.ts';
import { singleKeys } from '../core/view/editor-view.ts';
import { Dialog } from '../ui/dialog.tsx';

/** The list of all keys. */
export default function KeyboardDialog({ commands }: { commands: readonly Command[] }) {
  const parts = useEditor();
  const { view } = parts;
  return (
    <Dialog
      title={m.editor_keyboard()}
      icon="keys"
      close={() => view.closeDialog()}
      foot={<Button look="main" label={m.editor_done()} onClick={() => view.closeDialog()} />}
    >
      <div className={ed.body}>
        <dl className={styles.keys}>
          {listKeys(commands, contextOf(parts)).map(([does, names]) => (
            <div key={does} style={{ display: 'contents' }}>
              <dt>
                {names.map((name) => (
                  <kbd key={name} className={ed.kbd} style={{ marginRight: 4 }}>
                    {name}
                  </kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <SingleKeys />
      </div>
    </Dialog>
  );
}

/** The switch for keys that work without Ctrl. */
function SingleKeys() {
  const single = useObservable(singleKeys);
  return (
    <label className={`${ed.check} ${ed.group}`}>
      <input type="checkbox" checked={single} onChange={(event) => singleKeys.set(event.target.checked)} />
      <span>
        {m.editor_single_keys()}
        <small>{m.editor_single_keys_why()}</small>
      </span>
    </label>
  );
}
