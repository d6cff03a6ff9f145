import type { ChoiceField } from '#contract/field.ts';
import ed from '../chrome/chrome.module.css';
import { LayoutPicture } from '../chrome/modules-panel.tsx';
import { changeLayout } from '../edit-commands.ts';
import { useEditor } from '../editor-context.ts';
import type { InputProps } from './field-input.tsx';

/** The layout of a container, as pictures; what stood in a column too many moves into the last one. */
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
