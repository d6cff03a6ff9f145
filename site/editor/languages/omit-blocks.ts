import type { Locale } from '#contract/locale.ts';
import { omits } from '#contract/omitted.ts';
import { m } from '#site/paraglide/messages.js';
import type { EditSession } from '../edit-session.ts';
import { cargoName } from '../moving/place-names.ts';
import { cargoOf } from '../moving/target-places.ts';

/** Leaves blocks out of the page of a language, or puts them on it again, as one step. */
export function omitBlocks(session: EditSession, ids: readonly string[], language: Locale, value: boolean): void {
  const { store } = session;
  const wanted = ids.filter((id) => {
    const block = store.block(id);
    return block && id !== store.root.id && omits(block, language) !== value;
  });
  const [first] = wanted;
  if (first === undefined) return;
  const kind = cargoName(cargoOf(store, wanted), session.locale);
  const label = value ? m.editor_step_omitted({ kind, language }) : m.editor_step_not_omitted({ kind, language });
  session.perform({
    label,
    operations: wanted.map((id) => ({ op: 'omit', id, locale: language, value })),
    after: { id: first, field: null },
  });
  session.alerts.say(label);
  session.fields.focus({ id: first, field: null });
}
