import { m } from '#messages/paraglide/messages.js';
import { loadWithRetry } from '../../core/lazy-with-retry.ts';
import type { EditSession } from '../../core/session/edit-session.ts';
import { newBlock } from '../../core/tree/new-block.ts';
import { kindName, positionName } from '../../core/tree/step-names.ts';
import type { InsertMenu } from '../../core/view/editor-view.ts';
import { insertBlock } from '../blocks/block-actions.ts';
import { splitText } from '../blocks/split-text.ts';
import { writeInto } from '../blocks/write-into.ts';
import type { InsertEntry } from './find-entries.ts';

/** Inserts what was chosen in the insert menu and places the caret in it; in a text, the block splits the text. Patterns are loaded first. */
export function insertEntry(
  session: EditSession,
  { model, layout, pattern, shared }: Pick<InsertEntry, 'model' | 'layout' | 'pattern' | 'shared'>,
  { place, text }: Pick<InsertMenu, 'place' | 'text'>,
): void {
  if (pattern) {
    const where = text ? { place, text } : { place };
    const loading = loadWithRetry(() => import('../patterns/insert-pattern.ts'));
    return void loading.then(({ insertPattern }) => insertPattern(session, pattern, where));
  }
  if (shared) {
    const where = text ? { place, text } : { place };
    const loading = loadWithRetry(() => import('../shared-parts/insert-part.ts'));
    return void loading.then(({ insertPart }) => insertPart(session, shared, where));
  }
  if (!text) return writeInto(session, insertBlock(session, model, place, layout));
  const block = newBlock(model, layout);
  const kind = kindName(model, session.locale);
  splitText(session, text.place, text.around, { blocks: [block], label: m.editor_step_inserted({ kind }) });
  session.alerts.announce(
    `${m.editor_say_inserted({ kind })} ${positionName(session.store, block.id, session.locale)}.`,
  );
  writeInto(session, block.id);
}
