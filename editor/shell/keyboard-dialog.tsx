import { m } from '#messages/paraglide/messages.js';
import { Button } from '../ui/button.tsx';
import ed from '../ui/editor.module.css';
import { Check } from '../ui/inputs.tsx';
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
  const single = useObservable(singleKeys);
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
        <Check
          className={ed.group}
          label={m.editor_single_keys()}
          about={m.editor_single_keys_why()}
          checked={single}
          write={singleKeys.set}
        />
      </div>
    </Dialog>
  );
}
