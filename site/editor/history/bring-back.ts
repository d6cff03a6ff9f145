import { m } from '#site/paraglide/messages.js';
import { findBlock } from '#contract/apply-operation.ts';
import type { EditSession } from '../edit-session.ts';
import type { EditorView } from '../editor-view.ts';
import { kindName } from '../step-names.ts';
import type { Past } from './past.ts';
import { restoreSteps } from './restore-steps.ts';
import { momentOf } from './times.ts';

/** Brings an older version, or one block of it, back as a step that can be undone. */
export function bringBack(session: EditSession, view: EditorView, { at }: Past, id: string | null): void {
  const operations = restoreSteps(session.store.root, at.body, id);
  if (operations.length === 0) return session.alerts.say(m.editor_say_no_place());
  const when = momentOf(at.created_at, session.locale);
  const block = id === null ? undefined : findBlock(at.body, id);
  const label = block
    ? m.editor_step_restored_block({ kind: kindName(block.model, session.locale), when })
    : m.editor_step_restored({ when });
  view.past.set(null);
  session.store.addResolved(at.resolved);
  session.perform({ label, operations, after: { id, field: null } });
  session.alerts.say(label);
  session.fields.focus({ id, field: null });
}
