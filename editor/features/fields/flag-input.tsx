import type { FlagField } from '#contract/fields/field.ts';
import ed from '../../ui/editor.module.css';
import type { InputProps } from './field-input.tsx';
import { useField } from './use-field.ts';

/** A switch. */
export function FlagInput({ block, name, field }: InputProps<FlagField>) {
  const { inputId, value, label, hint, write } = useField(block.id, name, field);
  return (
    <div className={ed.field}>
      <label className={ed.check} htmlFor={inputId}>
        <input
          id={inputId}
          type="checkbox"
          checked={value === true}
          onChange={(event) => write(event.target.checked)}
        />
        <span>
          {label}
          {hint && <small>{hint}</small>}
        </span>
      </label>
    </div>
  );
}
