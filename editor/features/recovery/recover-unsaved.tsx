import { shortMoment } from '#time/device-time.ts';
import { m } from '#messages/paraglide/messages.js';
import { type Block, walk } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from '../../core/editor-context.ts';
import type { UnsentStep } from '../../core/saving/journal-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import type { EditorStore } from '../../core/tree/store.ts';
import { ChangedWords } from '../languages/changed-words.tsx';

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

/** One unsaved change: its name, and the text before and after it. */
interface UnsavedChange {
  key: string;
  label: string;
  before: string;
  after: string;
}

/** Groups steps into changes: all typing in one text is one change. */
export function unsavedChanges(unsent: readonly UnsentStep[], store: EditorStore, locale: Locale): UnsavedChange[] {
  const changes = new Map<string, UnsavedChange>();
  for (const { key, operation, label } of unsent) {
    const place = operation.op === 'set' ? `${operation.id}.${operation.field}.${operation.locale}` : key;
    const text = wordsOf(operation, store, locale);
    const known = changes.get(place);
    changes.set(place, { key: place, label, before: known?.before ?? text.before, after: text.after });
  }
  return [...changes.values()];
}

function wordsOf(operation: Operation, store: EditorStore, locale: Locale): { before: string; after: string } {
  if (operation.op === 'insert') return { before: '', after: textsIn(operation.block, locale) };
  const block = store.block(operation.id);
  if (operation.op === 'remove') return { before: block ? textsIn(block, locale) : '', after: '' };
  if (operation.op === 'replace')
    return { before: block ? textsIn(block, locale) : '', after: textsIn(operation.block, locale) };
  // Only texts are shown: a number or the key of an option would not be readable.
  if (operation.op !== 'set' || operation.locale === null) return { before: '', after: '' };
  return { before: String(operation.before ?? ''), after: String(operation.value ?? '') };
}

/** The texts of a block and its descendants. */
function textsIn(block: Block, locale: Locale): string {
  return [...walk(block)]
    .flatMap(({ translations }) => Object.values(translations[locale]))
    .filter((value): value is string => typeof value === 'string' && value !== '')
    .join(' ');
}
