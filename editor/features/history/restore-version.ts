import { m } from '#messages/paraglide/messages.js';
import { findBlock } from '#contract/blocks/apply-operation.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { EditorView } from '../../core/view/editor-view.ts';
import { kindName } from '../../core/tree/step-names.ts';
import type { PastVersion } from './past-version.ts';
import { restoreSteps } from './restore-steps.ts';
import { momentOf } from '#time/device-time.ts';

/** Restores an older version, or one block of it, as a step that can be undone. */
export function restoreVersion(session: EditSession, view: EditorView, { at }: PastVersion, id: string | null): void {
  const operations = restoreSteps(session.store.root, at.body, id);
  if (operations.length === 0) return session.alerts.announce(m.editor_say_no_place());
  const when = momentOf(at.created_at, session.locale);
  const block = id === null ? undefined : findBlock(at.body, id);
  const label = block
    ? m.editor_step_restored_block({ kind: kindName(block.model, session.locale), when })
    : m.editor_step_restored({ when });
  view.past.set(null);
  session.store.addResolved(at.resolved);
  session.perform({ label, operations, after: { id, field: null } });
  session.alerts.announce(label);
  session.fields.focus({ id, field: null });
}
