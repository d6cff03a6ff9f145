import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { useEditor } from '../editor-context.ts';
import { Dialog } from './dialog.tsx';

/** Every key the editor knows. */
export function KeyboardDialog() {
  const { view } = useEditor();
  const control = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : m.editor_key_control();
  const keys: [string[], string][] = [
    [['Tab', '⇧ Tab'], m.editor_help_tab()],
    [['↑', '↓'], m.editor_help_arrows()],
    [[m.editor_key_enter()], m.editor_help_enter()],
    [['Esc'], m.editor_help_escape()],
    [['Alt ↑', 'Alt ↓'], m.editor_help_move()],
    [[`${control} D`], m.editor_duplicate()],
    [[m.editor_key_delete()], m.editor_remove()],
    [[`${control} Z`, `${control} ⇧ Z`], m.editor_help_undo()],
    [[`${control} B`, `${control} I`, `${control} K`], m.editor_help_marks()],
    [[`${control} ⇧ V`], m.editor_help_paste()],
    [['Alt F10'], m.editor_help_strip()],
    [['F6'], m.editor_help_regions()],
    [[`${control} .`], m.editor_help_hide()],
  ];
  return (
    <Dialog
      title={m.editor_keyboard()}
      icon="keys"
      close={() => view.closeDialog()}
      foot={<Button look="main" label={m.editor_done()} onClick={() => view.closeDialog()} />}
    >
      <div className={ed.body}>
        <dl className={ed.keys}>
          {keys.map(([names, does]) => (
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
      </div>
    </Dialog>
  );
}
