import type { Locale } from '#contract/base/locale.ts';
import { omits } from '#contract/blocks/omitted.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { dragPayloadName } from '../../core/tree/place-names.ts';
import { dragPayloadOf } from '../../core/tree/target-places.ts';

/** Hides blocks on the page of one language, or shows them again, in one step. Those that the other page hides stay. */
export function omitBlocks(session: EditSession, ids: readonly string[], language: Locale, value: boolean): void {
  const { store } = session;
  const wanted = ids.filter((id) => {
    const block = store.block(id);
    return block && id !== store.root.id && omits(block, language) !== value && !(value && block.omitted);
  });
  const [first] = wanted;
  if (first === undefined) return;
  const kind = dragPayloadName(dragPayloadOf(store, wanted), session.locale);
  const label = value ? m.editor_step_omitted({ kind, language }) : m.editor_step_not_omitted({ kind, language });
  session.perform({
    label,
    operations: wanted.map((id) => ({ op: 'omit', id, locale: language, value })),
    after: { id: first, field: null },
  });
  session.alerts.announce(label);
  session.fields.focus({ id: first, field: null });
}
