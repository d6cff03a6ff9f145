import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { useEditor, useObservable } from '../editor-context.ts';
import { singleKeys } from '../single-keys.ts';
import { Dialog } from './dialog.tsx';

/** Every key the editor knows. */
export function KeyboardDialog() {
  const { view } = useEditor();
  const keys = everyKey();
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

function everyKey(): [string[], string][] {
  const control = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : m.editor_key_control();
  return [
    [['Tab', '⇧ Tab'], m.editor_help_tab()],
    [['↑', '↓'], m.editor_help_arrows()],
    [[m.editor_key_enter()], m.editor_help_enter()],
    [['Esc'], m.editor_help_escape()],
    [['⇧ ↑', '⇧ ↓'], m.editor_help_together()],
    [['Alt ↑', 'Alt ↓'], m.editor_help_move()],
    [[m.editor_key_space()], m.editor_help_pick_up()],
    [['↑ ↓', '← →', `${m.editor_key_page_up()} ${m.editor_key_page_down()}`], m.editor_help_carry()],
    [[`${control} X`, `${control} C`, `${control} V`], m.editor_help_clipboard()],
    [[`${control} D`], m.editor_duplicate()],
    [[m.editor_key_delete()], m.editor_remove()],
    [[`${control} Z`, `${control} ⇧ Z`], m.editor_help_undo()],
    [[`${control} B`, `${control} I`, `${control} K`], m.editor_help_marks()],
    [[`${control} ⇧ V`], m.editor_help_paste()],
    [['Alt F10'], m.editor_help_strip()],
    [['F6'], m.editor_help_regions()],
    [['/'], m.editor_help_insert()],
    [['?'], m.editor_keyboard()],
    [[`${control} .`], m.editor_help_hide()],
  ];
}
