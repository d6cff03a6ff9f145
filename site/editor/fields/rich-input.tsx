import { visibleLength } from '#contract/field-value.ts';
import type { RichField } from '#contract/field.ts';
import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { useEditor } from '../editor-context.ts';
import { FieldError } from './field-frame.tsx';
import type { InputProps } from './field-input.tsx';
import { useField } from './use-field.ts';

/** Rich text is written on the page; the form says how long it is and leads there. */
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
