import { useId, type MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Field } from '#contract/fields/field.ts';
import { valueSchema } from '#contract/fields/field-value.ts';
import { useEditor, useObservable, useStoredBlock } from '../../core/editor-context.ts';

/** The state of a field for its input. `message` is the reason why it cannot be published or stored. */
export function useField(id: string, name: string, field: Field) {
  const { session } = useEditor();
  const block = useStoredBlock(id);
  const locale = field.translated ? session.locale : null;
  const held = useObservable(session.rejectedInput).get(`${id}.${name}.${locale}`);
  const stored = locale === null ? block?.fields[name] : block?.translations[locale][name];
  const value = held ? held.value : stored;
  const german = field.translated && session.locale !== 'de' ? block?.translations.de[name] : undefined;
  // English falls back to German, so only German texts can be missing.
  const mayBeEmpty = field.translated && session.locale !== 'de' && (value === '' || value === undefined);
  const checked = valueSchema(field, session.rules(mayBeEmpty ? 'draft' : 'published')).safeParse(value);
  const message = held?.message ?? (checked.success ? null : (checked.error.issues[0]?.message ?? null));
  return {
    inputId: useId(),
    value,
    german,
    message,
    label: field.label[session.locale],
    hint: field.help?.[session.locale],
    write: (next: unknown) => void session.write(id, name, next),
  };
}

/** Empties a field by a button that is gone then; the focus goes to the first control that the field has left. */
export function takeAway({ currentTarget }: MouseEvent<HTMLElement>, empty: () => void): void {
  const field = currentTarget.closest('[data-name]') ?? currentTarget.closest('fieldset');
  flushSync(empty);
  field?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
}
