import type { Block } from '#contract/blocks/block.ts';
import type {
  Field,
  LinkField,
  FlagField,
  RichField,
  EmbedField,
  EventField,
  ChoiceField,
  ImageField,
  AnchorField,
  LineField,
  LinesField,
} from '#contract/fields/field.ts';
import { FileInput } from './file-input.tsx';
import { SharedInput } from '../shared-parts/shared-input.tsx';
import { useEditor } from '../../core/editor-context.ts';
import { LinkTarget } from '../pickers/links/link-target.tsx';
import { FieldFrame, FieldError, FieldGroup } from '../../ui/field-frame.tsx';
import { Check, Select } from '../../ui/inputs.tsx';
import { useField, takeAway } from './use-field.ts';
import ed from '../../ui/editor.module.css';
import styles from './field-input.module.css';
import { visibleLength } from '#contract/fields/field-value.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { isFileReference } from '#contract/fields/own-file.ts';
import { OpenFilePicker } from './open-file-picker.tsx';
import { Icon } from '../../ui/icon.tsx';
import { eventTime } from '#time/event-text.ts';
import { LayoutPicture } from '../insert/modules-panel.tsx';
import { changeLayout } from '../blocks/block-actions.ts';
import type { FieldSettings } from '#contract/fields/field-settings.ts';
import { renditionUrl } from '#contract/media/media.ts';

export interface InputProps<F extends Field = Field> {
  block: Block;
  name: string;
  field: F;
}

/** The input for a field, by its kind. */
export function FieldInput({ block, name, field }: InputProps) {
  const place = { block, name };
  switch (field.kind) {
    case 'line':
    case 'lines':
    case 'anchor':
      return <TextInput {...place} field={field} />;
    case 'embed':
      return field.files ? <EmbedInput {...place} field={field} /> : <TextInput {...place} field={field} />;
    case 'rich':
      return <RichInput {...place} field={field} />;
    case 'choice':
      if (block.columns && name === 'layout') return <LayoutInput {...place} field={field} />;
      return <ChoiceInput {...place} field={field} />;
    case 'flag':
      return <FlagInput {...place} field={field} />;
    case 'image':
      return <ImageInput {...place} field={field} />;
    case 'link':
      return field.files ? <FileInput {...place} field={field} /> : <LinkInput {...place} field={field} />;
    case 'event':
      return <EventInput {...place} field={field} />;
    case 'shared':
      return <SharedInput {...place} field={field} />;
  }
}

/** The target of a link. */
function LinkInput({ block, name, field }: InputProps<LinkField>) {
  const { session } = useEditor();
  const { inputId, value, message, label, hint, write } = useField(block.id, name, field);
  return (
    <FieldFrame id={inputId} label={label} required={field.required} hint={hint} error={message}>
      {(parts) => <LinkTarget parts={parts} session={session} value={String(value ?? '')} change={write} />}
    </FieldFrame>
  );
}

/** A switch. */
function FlagInput({ block, name, field }: InputProps<FlagField>) {
  const { inputId, value, label, hint, write } = useField(block.id, name, field);
  return (
    <div className={ed.field}>
      <Check id={inputId} label={label} about={hint} checked={value === true} write={write} />
    </div>
  );
}

/** Rich text is edited on the page; the form shows its length and a link to it. */
function RichInput({ block, name, field }: InputProps<RichField>) {
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

/** The address of a foreign player, or a file of the media library. */
function EmbedInput({ block, name, field }: InputProps<EmbedField>) {
  const { value } = useField(block.id, name, field);
  if (isFileReference(String(value ?? '')))
    return (
      <>
        <FileInput block={block} name={name} field={field} />
        {hasNoCaptions(block) && <p className={ed.hint}>{m.editor_captions_missing()}</p>}
      </>
    );
  return (
    <>
      <TextInput block={block} name={name} field={field} />
      <OpenFilePicker block={block} name={name} field={field} label={m.editor_own_file()} />
    </>
  );
}

/** True for a film that nobody can read. */
function hasNoCaptions({ fields }: Block): boolean {
  return fields.captions_de === '' && fields.captions_en === '';
}

/** The chosen event, with a button to choose another one. */
function EventInput({ block, name, field }: InputProps<EventField>) {
  const { session, view } = useEditor();
  const { inputId, value, message, label } = useField(block.id, name, field);
  const event = session.store.resolved[session.locale].events[String(value)];
  return (
    <FieldGroup id={inputId} label={label} required={field.required} error={message}>
      <div className={ed.pick}>
        <Icon name="event" />
        <span className={ed.pickMain}>
          <b>{event ? event.title : value ? m.editor_event_gone() : m.editor_no_event()}</b>
          {event && <span className={ed.small}>{eventTime(event.start, session.locale)}</span>}
        </span>
        <Button
          look="line"
          small
          label={event ? m.editor_change() : m.editor_choose()}
          aria-describedby={message ? inputId : undefined}
          onClick={() => view.openDialog({ kind: 'events', id: block.id })}
        />
      </div>
    </FieldGroup>
  );
}

/** The layouts of a container as icons; blocks of removed columns move to the last column. */
function LayoutInput({ block, name, field }: InputProps<ChoiceField>) {
  const { session } = useEditor();
  return (
    <fieldset className={ed.field}>
      <legend className={ed.label}>{field.label[session.locale]}</legend>
      <div className={styles.variants}>
        {field.options.map((option) => {
          const on = block.fields[name] === option.value;
          return (
            <label key={option.value} className={`${styles.variant} ${on ? styles.variantOn : ''}`}>
              <input
                type="radio"
                name={`${block.id}-${name}`}
                checked={on}
                onChange={() => changeLayout(session, block.id, option.value)}
              />
              <span className={ed.layout} aria-hidden="true">
                <LayoutPicture layout={option.value} />
              </span>
              {option.label[session.locale]}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** A select for one of several named values. */
function ChoiceInput({ block, name, field }: InputProps<ChoiceField>) {
  const { session } = useEditor();
  const { inputId, value, message, label, hint, write } = useField(block.id, name, field);
  return (
    <FieldFrame id={inputId} label={label} hint={hint} error={message}>
      {(parts) => (
        <Select
          {...parts}
          value={String(value ?? field.default)}
          options={offered(field, value, session.setup.fieldSettings).map((option) => [
            option.value,
            option.label[session.locale],
          ])}
          choose={write}
        />
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

/** The chosen picture with its alternative text, and a button to choose another one. */
function ImageInput({ block, name, field }: InputProps<ImageField>) {
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

/** Plain texts, embed addresses and anchors. */
function TextInput({ block, name, field }: InputProps<LineField | LinesField | EmbedField | AnchorField>) {
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
