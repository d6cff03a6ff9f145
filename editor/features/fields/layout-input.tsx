import type { ChoiceField } from '#contract/fields/field.ts';
import ed from '../../ui/editor.module.css';
import { LayoutPicture } from '../insert/modules-panel.tsx';
import { changeLayout } from '../blocks/block-actions.ts';
import { useEditor } from '../../core/editor-context.ts';
import type { InputProps } from './field-input.tsx';

/** The layouts of a container as icons; blocks of removed columns move to the last column. */
export function LayoutInput({ block, name, field }: InputProps<ChoiceField>) {
  const { session } = useEditor();
  return (
    <fieldset className={ed.field}>
      <legend className={ed.label}>{field.label[session.locale]}</legend>
      <div className={ed.variants}>
        {field.options.map((option) => {
          const on = block.fields[name] === option.value;
          return (
            <label key={option.value} className={`${ed.variant} ${on ? ed.variantOn : ''}`}>
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
