import { unreadOf } from '#contract/blocks/machine-texts.ts';
import type { Locale } from '#contract/base/locale.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { kindName } from '../../core/tree/step-names.ts';

/** Marks translations by machine as read, in one language or in both. */
export function markRead(session: EditSession, ids: readonly string[], language?: Locale, only?: string): void {
  const operations = ids.flatMap((id): Operation[] => {
    const block = session.store.block(id);
    const places = block ? unreadOf(block) : [];
    return places
      .filter(({ locale, field }) => (language ?? locale) === locale && (only ?? field) === field)
      .map(({ field, locale }): Operation => ({ op: 'machine', id, field, locale, value: null }));
  });
  const block = session.store.block(ids[0] ?? '');
  if (!block || operations.length === 0) return;
  session.perform({ label: m.editor_step_read({ kind: kindName(block.model, session.locale) }), operations });
  session.alerts.announce(m.editor_say_read());
  // The pressed button has disappeared.
  session.fields.focus({ id: block.id, field: null });
}
