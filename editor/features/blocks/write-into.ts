import { kindOf } from '#contract/blocks/block.ts';
import { missingField } from './fill-in.ts';
import type { EditSession } from '../../core/session/edit-session.ts';

/** Places the caret in the first text of a block, or selects the block when it has none. */
export function writeInto(session: EditSession, id: string): void {
  const block = session.store.block(id);
  if (!block) return;
  const { fields } = kindOf(block.model);
  const inline = Object.entries(fields).filter(([, field]) => field.inline);
  const required = inline.find(([, definition]) => definition.required)?.[0];
  // While the picture is missing, its caption does not get the caret.
  const field = required ?? (missingField(block) === null ? inline[0]?.[0] : undefined) ?? null;
  session.select(id);
  session.fields.focus({ id, field });
}
