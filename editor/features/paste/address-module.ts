import { type Block, kindOf } from '#contract/blocks/block.ts';
import { valueSchema } from '#contract/fields/field-value.ts';
import type { Model } from '#modules/schemas.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { newBlock } from '../../core/tree/new-block.ts';
import { kindsFor } from '../../core/tree/places.ts';
import { kindName } from '../../core/tree/step-names.ts';
import { type Around, canSplitText, splitText, type TextPlace } from '../blocks/split-text.ts';
import { writeInto } from '../blocks/block-actions.ts';

/** A new module that plays what is at an address; null when no provider that the house allows has it. */
function moduleOfAddress(session: EditSession, address: string, allowed: readonly Model[]): Block | null {
  const rules = session.rules('draft');
  for (const model of session.setup.offeredKinds) {
    if (!allowed.includes(model)) continue;
    for (const [name, field] of Object.entries(kindOf(model).fields)) {
      if (field.kind !== 'embed' || !valueSchema(field, rules).safeParse(address).success) continue;
      const block = newBlock(model);
      block.fields[name] = address;
      return block;
    }
  }
  return null;
}

/**
 * Replaces an address, pasted alone into a text, by the module that plays it. `around` is the text before and after it.
 * False when there is no such module; undo leaves the plain address.
 */
export function replaceAddress(session: EditSession, place: TextPlace, address: string, around: Around): boolean {
  const { store, locale, alerts } = session;
  const spot = store.spot(place.id);
  const block = spot?.parent ? moduleOfAddress(session, address, kindsFor(store, spot.parent)) : null;
  if (!block || !canSplitText(session, place, [block.model])) return false;
  const label = m.editor_step_address({ kind: kindName(block.model, locale) });
  splitText(session, place, around, { blocks: [block], label });
  writeInto(session, block.id);
  alerts.show({ kind: 'save', title: label, text: m.editor_address_undo() });
  return true;
}
