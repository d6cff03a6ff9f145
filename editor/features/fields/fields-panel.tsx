import { useEffect, useRef } from 'react';
import { kindOf } from '#contract/blocks/block.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { kindIcon } from '../../ui/kind-icon.ts';
import { useEditor, useStoredBlock } from '../../core/editor-context.ts';
import { kindName } from '../../core/tree/step-names.ts';
import { UnreadField } from '../translation/unread-field.tsx';
import { FieldInput } from './field-input.tsx';

/** All fields of a block, generated from its kind. Changes apply at once. */
export default function FieldsPanel({ id, field }: { id: string; field?: string | undefined }) {
  const { session, view } = useEditor();
  const block = useStoredBlock(id);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const wanted =
      field && panel.current?.querySelector<HTMLElement>(`[data-name="${field}"] :is(input, select, textarea, button)`);
    (wanted || panel.current?.querySelector('h2'))?.focus();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- scroll to the top when the block changes
  }, [id, field]);
  if (!block) return null;
  const name = kindName(block.model, session.locale);
  const close = () => {
    view.panel.set(null);
    session.fields.focus({ id, field: null });
  };
  return (
    <aside
      ref={panel}
      className={`${ed.ed} ${ed.right} ${ed.anim}`}
      aria-label={m.editor_fields_of({ kind: name })}
      data-editor="fields"
    >
      <div className={ed.head}>
        <Icon name={kindIcon(block.model)} />
        <h2 tabIndex={-1}>{name}</h2>
        <Button icon="close" iconOnly label={m.editor_close()} onClick={close} />
      </div>
      <div className={ed.body}>
        {Object.entries(kindOf(block.model).fields).map(([each, definition]) => (
          <div key={`${each}.${session.locale}`} data-name={each}>
            <FieldInput block={block} name={each} field={definition} />
            {definition.translated && <UnreadField block={block} name={each} />}
          </div>
        ))}
      </div>
      <div className={ed.foot}>
        <span className={`${ed.small} ${ed.soft}`}>{m.editor_applies_at_once()}</span>
        <span className={ed.barSpace} />
        <Button look="main" label={m.editor_done()} onClick={close} />
      </div>
    </aside>
  );
}
