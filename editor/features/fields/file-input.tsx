import type { EmbedField, LinkField } from '#contract/fields/field.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { FieldGroup } from '../../ui/field-frame.tsx';
import type { InputProps } from './field-input.tsx';
import { OpenFilePicker } from './open-file-picker.tsx';
import { takeAway, useField } from './use-field.ts';

/** The chosen file of the media library, and buttons to choose another one or none. */
export function FileInput({ block, name, field }: InputProps<EmbedField | LinkField>) {
  const { session } = useEditor();
  const { inputId, value, message, label, hint, write } = useField(block.id, name, field);
  const chosen = session.store.resolved[session.locale].links[String(value)];
  return (
    <FieldGroup id={inputId} label={label} required={field.required} hint={hint} error={message}>
      <div className={ed.pick}>
        <span className={ed.pickMain}>
          <b>{chosen?.title ?? m.editor_no_file()}</b>
        </span>
        <OpenFilePicker
          block={block}
          name={name}
          field={field}
          label={chosen ? m.editor_change() : m.editor_choose()}
          describedBy={message ? inputId : undefined}
        />
        {Boolean(value) && (
          <Button
            icon="trash"
            iconOnly
            small
            label={m.editor_take_file_away()}
            onClick={(event) => takeAway(event, () => write(''))}
          />
        )}
      </div>
    </FieldGroup>
  );
}
