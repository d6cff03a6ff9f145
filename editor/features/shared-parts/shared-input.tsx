import { useId } from 'react';
import type { Block } from '#contract/blocks/block.ts';
import type { SharedField } from '#contract/fields/field.ts';
import { m } from '#messages/paraglide/messages.js';
import { useEditor } from '../../core/editor-context.ts';
import { Button } from '../../ui/button.tsx';
import { FieldGroup } from '../../ui/field-frame.tsx';
import ed from '../../ui/editor.module.css';
import { Icon } from '../../ui/icon.tsx';
import { detachPart } from './detach-part.ts';
import { enterPart } from './enter-part.ts';
import PartUses from './part-uses.tsx';

/** The shared part of a module: its name, where it stands, and the ways to edit it or to detach the module. */
export function SharedInput({ block, name, field }: { block: Block; name: string; field: SharedField }) {
  const parts = useEditor();
  const { session } = parts;
  const id = useId();
  const value = block.fields[name];
  const part = session.store.resolved[session.locale].shared?.[String(value)];
  return (
    <FieldGroup id={id} label={field.label[session.locale]}>
      <div className={ed.pick}>
        <Icon name="pattern" />
        <span className={ed.pickMain}>
          <b>{part?.title ?? m.editor_shared_gone()}</b>
        </span>
      </div>
      {part && typeof value === 'number' && (
        <>
          <PartUses id={value} />
          <p>
            <Button look="line" label={m.editor_edit_shared()} onClick={() => void enterPart(parts, block.id)} />{' '}
            <Button look="line" label={m.editor_detach_shared()} onClick={() => void detachPart(session, block.id)} />
          </p>
        </>
      )}
    </FieldGroup>
  );
}
