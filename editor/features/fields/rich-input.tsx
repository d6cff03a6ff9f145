import { visibleLength } from '#contract/fields/field-value.ts';
import type { RichField } from '#contract/fields/field.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { useEditor } from '../../core/editor-context.ts';
import { FieldError } from '../../ui/field-frame.tsx';
import type { InputProps } from './field-input.tsx';
import { useField } from './use-field.ts';

/** Rich text is edited on the page; the form shows its length and a link to it. */
export function RichInput({ block, name, field }: InputProps<RichField>) {
  const { session } = useEditor();
  const { inputId, value, message, label } = useField(block.id, name, field);
  return (
    <div className={ed.field}>
      <div className={ed.label}>
        <span>{label}</span>
        <small className={ed.num}>{m.editor_characters({ count: visibleLength(String(value ?? '')) })}</small>
      </div>
      <Button
        look="line"
        icon="pencil"
        label={m.editor_write_on_page()}
        aria-describedby={message ? inputId : undefined}
        onClick={() => session.fields.focus({ id: block.id, field: name })}
      />
      {message && <FieldError id={inputId} message={message} />}
    </div>
  );
}
