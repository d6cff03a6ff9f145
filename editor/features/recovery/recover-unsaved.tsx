import { shortMoment } from '#time/device-time.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from '../../core/editor-context.ts';
import { ChangedWords } from '../languages/changed-words.tsx';
import type { UnsentStep } from '../../core/saving/journal-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { unsavedChanges } from './unsaved-changes.ts';

/** Unsaved steps of an earlier visit: lists them, and offers to restore or to discard them. */
export default function RecoverUnsaved({
  unsentSteps: unsent,
  decided,
}: {
  unsentSteps: UnsentStep[];
  decided: () => void;
}) {
  const { session } = useEditor();
  const last = Math.max(...unsent.map((step) => step.at));
  const changes = unsavedChanges(unsent, session.store, session.locale);
  const when = shortMoment(last, session.locale);
  const decide = (act: () => void) => () => {
    act();
    decided();
  };
  return (
    <Dialog
      title={m.editor_unsaved_found()}
      icon="info"
      close={decided}
      foot={
        <>
          <Button look="bad" label={m.editor_discard()} onClick={decide(() => session.recovery.discard(unsent))} />
          <span className={ed.barSpace} />
          <Button look="line" label={m.editor_decide_later()} onClick={decided} />
          <Button look="main" label={m.editor_recover()} onClick={decide(() => session.recovery.takeUp(unsent))} />
        </>
      }
    >
      <div className={ed.body}>
        <p style={{ marginBottom: 12 }}>{m.editor_unsaved_text({ when, count: changes.length })}</p>
        <ul className={ed.list}>
          {changes.map(({ key, label, before, after }) => (
            <li key={key} className={ed.listRow}>
              <Icon name="pencil" />
              <div>
                <b>{label}</b>
                {before !== after && <ChangedWords before={before} after={after} />}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
