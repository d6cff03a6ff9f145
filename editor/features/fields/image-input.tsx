import type { ImageField } from '#contract/fields/field.ts';
import { renditionUrl } from '#contract/media/media.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { useEditor } from '../../core/editor-context.ts';
import { FieldGroup } from '../../ui/field-frame.tsx';
import type { InputProps } from './field-input.tsx';
import { takeAway } from './take-away.ts';
import { useField } from './use-field.ts';

/** The chosen picture with its alternative text, and a button to choose another one. */
export function ImageInput({ block, name, field }: InputProps<ImageField>) {
  const { session, view } = useEditor();
  const { inputId, value, message, label, write } = useField(block.id, name, field);
  const picture = session.store.resolved[session.locale].pictures[String(value)];
  const choose = () => view.openDialog({ kind: 'image', id: block.id, field: name });
  return (
    <FieldGroup id={inputId} label={label} required={field.required} error={message}>
      <div className={ed.pick}>
        {picture && <img src={renditionUrl(picture.base, 320, 'webp')} alt="" />}
        <span className={ed.pickMain}>
          <b>{picture ? picture.alt || m.editor_decorative() : m.editor_no_image()}</b>
          {picture && <span className={ed.small}>{picture.copyright}</span>}
        </span>
        <Button
          look="line"
          small
          label={picture ? m.editor_change() : m.editor_choose()}
          aria-describedby={message ? inputId : undefined}
          onClick={choose}
        />
        {picture && !field.required && (
          <Button
            icon="trash"
            iconOnly
            small
            label={m.editor_take_away()}
            onClick={(event) => takeAway(event, () => write(null))}
          />
        )}
      </div>
    </FieldGroup>
  );
}
