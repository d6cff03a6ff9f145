import { kindOf } from '#contract/blocks/block.ts';
import type { Operation, Place } from '#contract/blocks/operations.ts';
import { m } from '#messages/paraglide/messages.js';
import { newBlock } from '../../core/tree/new-block.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { kindsFor } from '../../core/tree/places.ts';
import type { Pasted } from './pasted.ts';
import { countModules, partsToModules } from './parts-to-modules.ts';

/** Number of modules for a paste. 0 when it cannot be split: too short, not German, or not allowed there. */
export function modulesIn(session: EditSession, { id, field, locale, paste }: Pasted): number {
  const spot = session.store.spot(id);
  const parent = spot?.parent;
  const count = countModules(paste.parts);
  if (!parent || count < 2 || locale !== 'de') return 0;
  // A block with other fields than this text cannot be split.
  if (kindOf(spot.block.model).titleField !== field) return 0;
  const allowed = kindsFor(session.store, parent);
  return (['headline', 'text', 'quote'] as const).every((model) => allowed.includes(model)) ? count : 0;
}

/** Removes the paste from its text and inserts it as modules; the text after the caret follows them. */
export function splitPaste(session: EditSession, { id, field, paste, commands }: Pasted): void {
  const spot = session.store.spot(id);
  if (!spot?.parent) return;
  const { before, after } = commands.around();
  const blocks = partsToModules(paste.parts);
  const count = blocks.length;
  if (after !== '') {
    const rest = newBlock('text');
    rest.translations.de.content = after;
    blocks.push(rest);
  }
  const now = spot.block.translations.de[field];
  const { parent, slot } = spot;
  const first = before === '' ? spot.index : spot.index + 1;
  const operations: Operation[] = [
    before === '' ? { op: 'remove', id } : { op: 'set', id, field, locale: 'de', before: now, value: before },
  ];
  for (const [at, block] of blocks.entries()) {
    const place: Place = { parent, slot, index: first + at };
    operations.push({ op: 'insert', place, block });
  }
  const label = m.editor_step_split({ count });
  session.perform({ label, operations, after: { id: blocks[0]?.id ?? null, field: null } });
  session.fields.focus({ id: blocks[0]?.id ?? null, field: null });
  session.alerts.announce(label);
}
