import { useState } from 'react';
import type { EmbedField, LinkField } from '#contract/fields/field.ts';
import { lazyWithRetry } from '../../core/lazy-with-retry.ts';
import { Button } from '../../ui/button.tsx';
import type { InputProps } from './field-input.tsx';

const FilePicker = lazyWithRetry(() => import('../pickers/files/file-picker.tsx'));

interface OpenFilePickerProps extends InputProps<EmbedField | LinkField> {
  label: string;
  /** Id of the message that describes the button. */
  describedBy?: string | undefined;
}

/** The button that opens the choice of a file, and the dialog. */
export function OpenFilePicker({ block, name, field, label, describedBy }: OpenFilePickerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button look="line" small label={label} aria-describedby={describedBy} onClick={() => setOpen(true)} />
      {isOpen && <FilePicker id={block.id} name={name} uses={field.files ?? []} close={() => setOpen(false)} />}
    </>
  );
}
