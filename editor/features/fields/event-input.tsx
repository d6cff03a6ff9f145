import type { EventField } from '#contract/fields/field.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { useEditor } from '../../core/editor-context.ts';
import { eventTime } from '#time/event-text.ts';
import { FieldGroup } from '../../ui/field-frame.tsx';
import type { InputProps } from './field-input.tsx';
import { useField } from './use-field.ts';

/** The chosen event, with a button to choose another one. */
export function EventInput({ block, name, field }: InputProps<EventField>) {
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
