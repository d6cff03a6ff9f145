import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { Icon } from '../chrome/icon.tsx';
import { useEditor } from '../editor-context.ts';
import { ChangedWords } from '../languages/changed-words.tsx';
import type { KeptStep } from '../write-ahead.ts';
import { Dialog } from './dialog.tsx';
import { unsavedChanges } from './unsaved-changes.ts';

/** Steps that an earlier visit could not save: what they are, and the choice to take them up or to let them go. */
export default function RecoverUnsaved({ kept, decided }: { kept: KeptStep[]; decided: () => void }) {
  const { session } = useEditor();
  const last = Math.max(...kept.map((step) => step.at));
  const when = new Intl.DateTimeFormat(session.locale === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(last);
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
          <Button look="bad" label={m.editor_discard()} onClick={decide(() => session.earlier.discard(kept))} />
          <span className={ed.barSpace} />
          <Button look="line" label={m.editor_decide_later()} onClick={decided} />
          <Button look="main" label={m.editor_recover()} onClick={decide(() => session.earlier.takeUp(kept))} />
        </>
      }
    >
      <div className={ed.body}>
        <p style={{ marginBottom: 12 }}>{m.editor_unsaved_text({ when, count: kept.length })}</p>
        <ul className={ed.list}>
          {unsavedChanges(kept, session.store, session.locale).map(({ key, label, before, after }) => (
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
