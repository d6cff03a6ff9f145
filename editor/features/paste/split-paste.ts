import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { canSplitText, splitText } from '../blocks/split-text.ts';
import type { Pasted } from './pasted.ts';
import { countModules, partsToModules } from './parts-to-modules.ts';

/** Number of modules for a paste. 0 when it cannot be split: too short, not German, or not allowed there. */
export function modulesIn(session: EditSession, { id, field, locale, paste }: Pasted): number {
  const count = countModules(paste.parts);
  const canSplit = locale === 'de' && canSplitText(session, { id, field, locale }, ['headline', 'text', 'quote']);
  return canSplit && count > 1 ? count : 0;
}

/** Removes the paste from its text and inserts it as modules; the text after the caret follows them. */
export function splitPaste(session: EditSession, { id, field, locale, paste, commands }: Pasted): void {
  const blocks = partsToModules(paste.parts, locale);
  const label = m.editor_step_split({ count: blocks.length });
  splitText(session, { id, field, locale }, commands.around(), { blocks, label });
  session.fields.focus({ id: blocks[0]?.id ?? null, field: null });
  session.alerts.announce(label);
}
