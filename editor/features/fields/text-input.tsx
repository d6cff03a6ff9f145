import type { AnchorField, EmbedField, LineField, LinesField } from '#contract/fields/field.ts';
import ed from '../../ui/editor.module.css';
import { FieldFrame } from '../../ui/field-frame.tsx';
import type { InputProps } from './field-input.tsx';
import { useField } from './use-field.ts';

/** Plain texts, embed addresses and anchors. */
export function TextInput({ block, name, field }: InputProps<LineField | LinesField | EmbedField | AnchorField>) {
  const { inputId, value, german, message, label, hint, write } = useField(block.id, name, field);
  const text = String(value ?? '');
  const count =
    field.maximum !== undefined && text.length > field.maximum * 0.8
      ? { now: text.length, max: field.maximum }
      : undefined;
  const shared = { className: ed.in, value: text, placeholder: typeof german === 'string' ? german : undefined };
  return (
    <FieldFrame id={inputId} label={label} required={field.required} count={count} hint={hint} error={message}>
      {(parts) =>
        field.kind === 'lines' ? (
          <textarea {...parts} {...shared} rows={3} onChange={(event) => write(event.target.value)} />
        ) : (
          <input
            {...parts}
            {...shared}
            type={field.kind === 'embed' ? 'url' : 'text'}
            spellCheck={field.kind === 'line'}
            autoCapitalize={field.kind === 'line' ? undefined : 'none'}
            onChange={(event) => write(field.kind === 'embed' ? event.target.value.trim() : event.target.value)}
          />
        )
      }
    </FieldFrame>
  );
}
