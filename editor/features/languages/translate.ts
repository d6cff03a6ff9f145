import type { Locale } from '#contract/base/locale.ts';
import { type Block, walk } from '#contract/blocks/block.ts';
import { walkShown } from '#contract/blocks/omitted.ts';
import type { Operation } from '#contract/blocks/operations.ts';
import { m } from '#messages/paraglide/messages.js';
import type { EditSession } from '../../core/session/edit-session.ts';
import { kindName } from '../../core/tree/step-names.ts';
import { filledFields, firstTranslation, gapsOf, lacksGerman } from '../../core/tree/translation-state.ts';

/** Marks the English texts of a block as current without changing them. */
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
  session.alerts.announce(m.editor_step_confirmed({ kind }));
  toEnglish(session, id, outdated[0]?.field);
}

/** Copies the German texts of a block into its missing English texts. */
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
  session.alerts.announce(m.editor_step_german_copied({ kind }));
  toEnglish(session, id, missing[0]?.field);
}

/** The pressed button has disappeared, so the caret goes to the text. */
function toEnglish(session: EditSession, id: string, field = ''): void {
  session.fields.focus({ id, field, locale: 'en' });
}

/** A text that is missing in a language, or whose English is outdated. */
export interface Gap {
  id: string;
  field: string;
  locale: Locale;
}

/** The next gap after a block in page order, wrapping at the end; null when there is none. */
export function nextGap(root: Block, behind: string | null): Gap | null {
  const blocks = [...walk(root)];
  const shown = { de: new Set(walkShown(root, 'de')), en: new Set(walkShown(root, 'en')) };
  const start = blocks.findIndex(({ id }) => id === behind) + 1;
  for (const block of [...blocks.slice(start), ...blocks.slice(0, start)]) {
    const [english] = shown.en.has(block) ? gapsOf(block) : [];
    if (english) return { id: block.id, field: english.field, locale: 'en' };
    const [german] = shown.de.has(block) && lacksGerman(block) ? filledFields(block, 'en') : [];
    if (german !== undefined) return { id: block.id, field: german, locale: 'de' };
  }
  return null;
}
