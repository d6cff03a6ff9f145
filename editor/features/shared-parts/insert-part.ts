import { createBlock } from '#contract/blocks/block.ts';
import type { SharedPart } from '#contract/editing/patterns/shared-parts-api.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { InsertMenu } from '../../core/view/editor-view.ts';
import { newBlockId } from '../../core/random-id.ts';
import { positionName } from '../../core/tree/step-names.ts';
import { insertCopies } from '../blocks/block-actions.ts';
import { splitText } from '../blocks/split-text.ts';
import { forgetContent, readContent, titleOf } from '../patterns/read-patterns.ts';
import { resolvedPart } from './enter-part.ts';

/** Inserts a module that shows a shared part; in a text, it splits the text. */
export async function insertPart(
  session: EditSession,
  part: SharedPart,
  { place, text }: Pick<InsertMenu, 'place' | 'text'>,
): Promise<void> {
  const { store, alerts } = session;
  const name = titleOf(part, session.locale);
  const block = sharedBlock(part.id);
  const [label, announcement] = [m.editor_step_shared({ name }), m.editor_say_shared({ name })];
  const around = text?.around();
  if (text && around) {
    splitText(session, text.place, around, { blocks: [block], label });
    alerts.announce(`${announcement} ${positionName(store, block.id, session.locale)}.`);
    session.fields.focus({ id: block.id, field: null });
  } else insertCopies(session, [block], { place, label, announcement });
  forgetContent(part.section);
  // Without an answer the server shows it with the next saved step.
  const content = await readContent(session, part).catch(() => null);
  if (content) store.addResolved(resolvedPart(part.id, part.title, content));
}

/** A module that shows a shared part. */
export function sharedBlock(id: number) {
  const block = createBlock('sharedpart', newBlockId());
  return { ...block, fields: { ...block.fields, shared: id } };
}
