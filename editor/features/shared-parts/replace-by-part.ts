import type { SharedPart } from '#contract/editing/patterns/shared-parts-api.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { m } from '#messages/paraglide/messages.js';
import { titleOf } from '../patterns/read-patterns.ts';
import { sharedBlock } from './insert-part.ts';
import { resolvedModules } from './enter-part.ts';

/** Puts a module that shows a part in the place of sibling modules, in one step. */
export function replaceByPart(session: EditSession, ids: readonly string[], part: SharedPart): void {
  const { store, alerts } = session;
  const spot = store.spot(ids[0] ?? '');
  // Somebody else may have removed them while the part was made.
  if (!spot?.parent || ids.some((id) => !store.block(id))) return alerts.announce(m.editor_say_gone());
  const { parent, slot, index } = spot;
  const block = sharedBlock(part.id);
  const label = m.editor_step_made_shared({ name: titleOf(part, session.locale) });
  store.addResolved(
    resolvedModules(part.id, part.title, (locale) => ids.flatMap((id) => store.flat(id, locale) ?? [])),
  );
  session.perform({
    label,
    operations: [
      ...ids.map((id) => ({ op: 'remove' as const, id })),
      { op: 'insert', place: { parent, slot, index }, block },
    ],
    after: { id: block.id, field: null },
  });
  session.fields.focus({ id: block.id, field: null });
  alerts.tell(label, m.editor_shared_used_one(), `${label}.`);
}
