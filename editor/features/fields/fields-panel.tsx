import { useEffect, useRef } from 'react';
import { kindOf } from '#contract/blocks/block.ts';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { kindIcon } from '../../ui/kind-icon.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
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
    <SidePanel
      ref={panel}
      name="fields"
      title={name}
      label={m.editor_fields_of({ kind: name })}
      icon={kindIcon(block.model)}
      takesFocus={false}
      close={close}
    >
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
    </SidePanel>
  );
}
