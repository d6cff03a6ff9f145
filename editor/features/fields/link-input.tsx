import type { LinkField } from '#contract/fields/field.ts';
import { useEditor } from '../../core/editor-context.ts';
import { LinkTarget } from '../pickers/links/link-target.tsx';
import { FieldFrame } from '../../ui/field-frame.tsx';
import type { InputProps } from './field-input.tsx';
import { useField } from './use-field.ts';

/** The target of a link. */
export function LinkInput({ block, name, field }: InputProps<LinkField>) {
  const { session } = useEditor();
  const { inputId, value, message, label, hint, write } = useField(block.id, name, field);
  return (
    <FieldFrame id={inputId} label={label} required={field.required} hint={hint} error={message}>
      {(parts) => <LinkTarget parts={parts} session={session} value={String(value ?? '')} change={write} />}
    </FieldFrame>
  );
}
