import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { Icon } from '../chrome/icon.tsx';
import { useEditor } from '../editor-context.ts';
import type { KeptStep } from '../write-ahead.ts';
import { Dialog } from './dialog.tsx';

/** Steps that an earlier visit could not save: what they are, and the choice to take them up or to let them go. */
export function RecoverUnsaved({ kept, decided }: { kept: KeptStep[]; decided: () => void }) {
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
          <Button look="bad" label={m.editor_discard()} onClick={decide(() => session.discard(kept))} />
          <span className={ed.barSpace} />
          <Button look="line" label={m.editor_decide_later()} onClick={decided} />
          <Button look="main" label={m.editor_recover()} onClick={decide(() => session.recover(kept))} />
        </>
      }
    >
      <div className={ed.body}>
        <p style={{ marginBottom: 12 }}>{m.editor_unsaved_text({ when, count: kept.length })}</p>
        <ul className={ed.list}>
          {kept.map((step) => (
            <li key={step.key} className={ed.listRow}>
              <Icon name="pencil" />
              <span>
                <b>{step.label}</b>
                <br />
                {step.operation.op === 'set' && typeof step.operation.value === 'string' && (
                  <>
                    <del>{plain(step.operation.before)}</del> <ins>{plain(step.operation.value)}</ins>
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

function plain(value: unknown): string {
  return String(value ?? '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
