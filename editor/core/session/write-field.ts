import { valueAt } from '#contract/blocks/apply-operation.ts';
import { fieldOf } from '#contract/blocks/block.ts';
import type { Locale } from '#contract/base/locale.ts';
import { valueSchema } from '#contract/fields/field-value.ts';
import type { Selection } from '../saving/operation-log.ts';
import { fieldStepName } from '../tree/step-names.ts';
import { firstTranslation } from '../tree/translation-state.ts';
import type { EditSession } from './edit-session.ts';

export interface WriteOptions {
  /** Where the caret was, and where it is now. */
  caret?: { before: Selection; after: Selection };
  /** The language of a translated field; absent: the edited one. */
  language?: Locale;
}

interface Write extends WriteOptions {
  id: string;
  field: string;
  value: unknown;
}

/** Stores the value of a field as a step. A refused value is kept as rejected input; the reason is returned. */
export function writeField(
  session: EditSession,
  { id, field, value, caret, language = session.locale }: Write,
): string | null {
  const block = session.store.block(id);
  const definition = block && fieldOf(block.model, field);
  if (!block || !definition) return null;
  const locale = definition.translated ? language : null;
  const key = `${id}.${field}.${locale}`;
  const checked = valueSchema(definition, session.rules('draft')).safeParse(value);
  const message = checked.success ? null : (checked.error.issues[0]?.message ?? '');
  session.rejectedInput.hold(key, message === null ? null : { value, message });
  const before = valueAt(block, field, locale);
  if (message !== null || before === value) return message;
  if (caret) session.selection.set(caret.before);
  const settled = firstTranslation(block, field, locale);
  session.perform({
    label: fieldStepName(block, field, session.locale),
    operations: [{ op: 'set', id, field, locale, before, value }, ...settled],
    ...(typeof value === 'string' ? { merge: key } : {}),
    ...(caret ? { after: caret.after } : {}),
  });
  return null;
}
