import type { Block } from '#contract/blocks/block.ts';
import type { EmbedField } from '#contract/fields/field.ts';
import { isFileReference } from '#contract/fields/own-file.ts';
import { m } from '#messages/paraglide/messages.js';
import ed from '../../ui/editor.module.css';
import type { InputProps } from './field-input.tsx';
import { FileInput } from './file-input.tsx';
import { OpenFilePicker } from './open-file-picker.tsx';
import { TextInput } from './text-input.tsx';
import { useField } from './use-field.ts';

/** The address of a foreign player, or a file of the media library. */
export function EmbedInput({ block, name, field }: InputProps<EmbedField>) {
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
