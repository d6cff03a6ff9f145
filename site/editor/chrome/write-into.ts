import { kindOf } from '#contract/block.ts';
import { missingField } from './fill-in.ts';
import type { EditSession } from '../edit-session.ts';

/** Puts the caret into the first text of a block, or selects the block where it has none. */
export function writeInto(session: EditSession, id: string): void {
  const block = session.store.block(id);
  if (!block) return;
  const { fields } = kindOf(block.model);
  const inline = Object.entries(fields).filter(([, field]) => field.inline);
  const required = inline.find(([, definition]) => definition.required)?.[0];
  // Where a picture is missing its caption is not the first thing to write.
  const field = required ?? (missingField(block) === null ? inline[0]?.[0] : undefined) ?? null;
  session.select(id);
  session.fields.focus({ id, field });
}
