import type { Block } from '#contract/block.ts';
import { walkShown } from '#contract/omitted.ts';
import type { Operation } from '#contract/operations.ts';
import { m } from '#site/paraglide/messages.js';
import type { EditSession } from '../edit-session.ts';
import { kindName } from '../step-names.ts';
import { firstTranslation, gapsOf } from './translation-state.ts';

/** Says that the English texts of a block hold as they are. */
export function confirmTranslation(session: EditSession, id: string): void {
  const block = session.store.block(id);
  if (!block) return;
  const outdated = gapsOf(block).filter(({ state }) => state === 'outdated');
  if (outdated.length === 0) return;
  const kind = kindName(block.model, session.locale);
  session.perform({
    label: m.editor_step_confirmed({ kind }),
    operations: outdated.map(({ field }): Operation => ({ op: 'basis', id, field, value: null })),
  });
  session.alerts.say(m.editor_step_confirmed({ kind }));
  toEnglish(session, id, outdated[0]?.field);
}

/** Puts the German texts of a block where English ones are missing, to be translated there. */
export function copyGerman(session: EditSession, id: string): void {
  const block = session.store.block(id);
  if (!block) return;
  const { de, en } = block.translations;
  const missing = gapsOf(block).filter(({ state }) => state === 'missing');
  const operations = missing.map(({ field }): Operation => ({
    op: 'set',
    id,
    field,
    locale: 'en',
    before: en[field],
    value: de[field],
  }));
  for (const { field } of missing) operations.push(...firstTranslation(block, field, 'en'));
  if (operations.length === 0) return;
  const kind = kindName(block.model, session.locale);
  session.perform({ label: m.editor_step_german_copied({ kind }), operations });
  session.alerts.say(m.editor_step_german_copied({ kind }));
  toEnglish(session, id, missing[0]?.field);
}

/** The button that was pressed is gone; the caret goes to the text that it was about. */
function toEnglish(session: EditSession, id: string, field = ''): void {
  session.fields.focus({ id, field, locale: 'en' });
}

/** A place where English is missing or out of date. */
export interface Gap {
  id: string;
  field: string;
}

/** The next gap behind a block in the order of the page, round again from its end; null where there is none. */
export function nextGap(root: Block, behind: string | null): Gap | null {
  const blocks = [...walkShown(root, 'en')];
  const start = blocks.findIndex(({ id }) => id === behind) + 1;
  for (const block of [...blocks.slice(start), ...blocks.slice(0, start)]) {
    const [gap] = gapsOf(block);
    if (gap) return { id: block.id, field: gap.field };
  }
  return null;
}
