import type { PatternEntry } from '#contract/editing/patterns/patterns-api.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import type { InsertMenu } from '../../core/view/editor-view.ts';
import { copyOf } from '../../core/tree/new-block.ts';
import { positionName } from '../../core/tree/step-names.ts';
import { accepts, heightOf } from '../../core/tree/target-places.ts';
import { insertCopies } from '../blocks/block-actions.ts';
import { splitText } from '../blocks/split-text.ts';
import { modulesIn, readContent, titleOf } from './read-patterns.ts';

/** Inserts the modules of a pattern with new ids, in one step; in a text, they split the text. */
export async function insertPattern(
  session: EditSession,
  pattern: PatternEntry,
  { place, text }: Pick<InsertMenu, 'place' | 'text'>,
): Promise<void> {
  const { store, alerts } = session;
  const name = titleOf(pattern, session.locale);
  const content = await readContent(session, pattern).catch(() => null);
  if (!content) return alerts.show({ kind: 'error', title: name, text: m.editor_load_failed() });
  const blocks = modulesIn(content).map(copyOf);
  const payload = { ids: [], models: blocks.map(({ model }) => model), height: Math.max(...blocks.map(heightOf)) };
  if (!accepts(store, place.parent, payload))
    return alerts.show({ kind: 'error', title: name, text: m.editor_pattern_no_place() });
  store.addResolved(content.resolved);
  const [label, announcement] = [m.editor_step_pattern({ name }), m.editor_say_pattern({ name })];
  const around = text?.around();
  if (!text || !around) return insertCopies(session, blocks, { place, label, announcement });
  splitText(session, text.place, around, { blocks, label });
  const id = blocks[0]?.id ?? null;
  session.fields.focus({ id, field: null });
  if (id !== null) alerts.announce(`${announcement} ${positionName(store, id, session.locale)}.`);
}
