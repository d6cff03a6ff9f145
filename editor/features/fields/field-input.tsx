import type { Block } from '#contract/blocks/block.ts';
import type { Field } from '#contract/fields/field.ts';
import { ChoiceInput } from './choice-input.tsx';
import { EmbedInput } from './embed-input.tsx';
import { EventInput } from './event-input.tsx';
import { FileInput } from './file-input.tsx';
import { FlagInput } from './flag-input.tsx';
import { ImageInput } from './image-input.tsx';
import { LayoutInput } from './layout-input.tsx';
import { LinkInput } from './link-input.tsx';
import { RichInput } from './rich-input.tsx';
import { SharedInput } from '../shared-parts/shared-input.tsx';
import { TextInput } from './text-input.tsx';

export interface InputProps<F extends Field = Field> {
  block: Block;
  name: string;
  field: F;
}

/** The input for a field, by its kind. */
export function FieldInput({ block, name, field }: InputProps) {
  switch (field.kind) {
    case 'line':
    case 'lines':
    case 'anchor':
      return <TextInput block={block} name={name} field={field} />;
    case 'embed':
      return field.files ? (
        <EmbedInput block={block} name={name} field={field} />
      ) : (
        <TextInput block={block} name={name} field={field} />
      );
    case 'rich':
      return <RichInput block={block} name={name} field={field} />;
    case 'choice':
      return block.columns && name === 'layout' ? (
        <LayoutInput block={block} name={name} field={field} />
      ) : (
        <ChoiceInput block={block} name={name} field={field} />
      );
    case 'flag':
      return <FlagInput block={block} name={name} field={field} />;
    case 'image':
      return <ImageInput block={block} name={name} field={field} />;
    case 'link':
      return field.files ? (
        <FileInput block={block} name={name} field={field} />
      ) : (
        <LinkInput block={block} name={name} field={field} />
      );
    case 'event':
      return <EventInput block={block} name={name} field={field} />;
    case 'shared':
      return <SharedInput block={block} name={name} field={field} />;
  }
}
