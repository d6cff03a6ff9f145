import { type Block, kindOf } from '#contract/blocks/block.ts';
import { missingField } from './fill-in.ts';
import type { EditSession } from '../../core/session/edit-session.ts';

/** Places the caret in the first text of a block, else in that of its first item; selects the block when there is none. */
export function writeInto(session: EditSession, id: string): void {
  const block = session.store.block(id);
  if (!block) return;
  const first = session.store.block(session.store.list(id, 0)[0] ?? '');
  // Who goes on typing after inserting a list means its first item, and not the keys of the block.
  if (first && inlineOf(block).length === 0 && requiredOf(first)) return writeInto(session, first.id);
  // While the picture is missing, its caption does not get the caret.
  const field = requiredOf(block) ?? (missingField(block) === null ? inlineOf(block)[0]?.[0] : undefined) ?? null;
  session.select(id);
  session.fields.focus({ id, field });
}

function inlineOf({ model }: Block) {
  return Object.entries(kindOf(model).fields).filter(([, field]) => field.inline);
}

/** The first text without which the block cannot be published. */
function requiredOf(block: Block): string | undefined {
  return inlineOf(block).find(([, { required }]) => required)?.[0];
}
