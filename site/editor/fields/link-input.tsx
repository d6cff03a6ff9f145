import type { LinkField } from '#contract/field.ts';
import { useEditor } from '../editor-context.ts';
import { LinkTarget } from '../pickers/link-target.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { InputProps } from './field-input.tsx';
import { useField } from './use-field.ts';

/** Where a link leads. */
export function LinkInput({ block, name, field }: InputProps<LinkField>) {
  const { session } = useEditor();
  const { inputId, value, message, label, hint, write } = useField(block.id, name, field);
  return (
    <FieldFrame id={inputId} label={label} required={field.required} hint={hint} error={message}>
      {(parts) => <LinkTarget parts={parts} session={session} value={String(value ?? '')} change={write} />}
    </FieldFrame>
  );
}
