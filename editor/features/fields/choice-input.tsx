import type { ChoiceField } from '#contract/fields/field.ts';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import ed from '../../ui/editor.module.css';
import { useEditor } from '../../core/editor-context.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import type { InputProps } from './field-input.tsx';
import { useField } from './use-field.ts';

/** A select for one of several named values. */
export function ChoiceInput({ block, name, field }: InputProps<ChoiceField>) {
  const { session } = useEditor();
  const { inputId, value, message, label, hint, write } = useField(block.id, name, field);
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={message}>
      {(parts) => (
        <select
          {...parts}
          className={ed.in}
          value={String(value ?? field.default)}
          onChange={(event) => write(event.target.value)}
        >
          {offered(field, value, session.setup.fieldSettings).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label[session.locale]}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}

/** The allowed options, and the current value. */
function offered(field: ChoiceField, value: unknown, settings: FieldSettings) {
  const allowed = field.allowed?.(settings);
  return allowed
    ? field.options.filter((option) => allowed.includes(option.value) || option.value === value)
    : field.options;
}
