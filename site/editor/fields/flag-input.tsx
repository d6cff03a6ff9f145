import type { FlagField } from '#contract/field.ts';
import ed from '../chrome/chrome.module.css';
import type { InputProps } from './field-input.tsx';
import { useField } from './use-field.ts';

/** Yes or no. */
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
