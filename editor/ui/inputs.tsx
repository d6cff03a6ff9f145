import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import ed from './editor.module.css';
import { Icon } from './icon.tsx';

interface CheckProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  about?: string | undefined;
  checked: boolean;
  write: (checked: boolean) => void;
  /** True for a switch that the user must not change; it keeps its place in the tab order, and `about` says why. */
  isFixed?: boolean;
}

/** A checkbox, or with `type` a radio button, with a description. */
export function Check({ label, about, write, isFixed, className = '', ...input }: CheckProps) {
  return (
    <label className={`${ed.check} ${className}`}>
      <input
        type="checkbox"
        {...input}
        aria-disabled={isFixed}
        onChange={({ target }) => isFixed || write(target.checked)}
      />
      <span>
        {label}
        {about && <small>{about}</small>}
      </span>
    </label>
  );
}

interface SelectProps<Value> extends Omit<ComponentProps<'select'>, 'onChange' | 'value'> {
  value: Value;
  /** The values with their labels. */
  options: readonly (readonly [Value, string])[];
  choose: (value: Value) => void;
}

export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { options, choose, className = '', ...select } = props;
  return (
    <select
      {...select}
      className={`${ed.in} ${className}`}
      onChange={({ target }) => {
        const [chosen] = options[target.selectedIndex] ?? [];
        if (chosen !== undefined) choose(chosen);
      }}
    >
      {options.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

interface ChoiceProps<Value> {
  label: string;
  /** `unable`: why it cannot be chosen. */
  options: readonly { value: Value; label: string; unable?: string | false }[];
  chosen: Value;
  choose: (value: Value) => void;
  small?: boolean;
  className?: string | undefined;
}

/** Buttons of which one is pressed. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, chosen, choose, small = false, className = '' } = props;
  return (
    <fieldset className={`${ed.seg} ${className}`} aria-label={label}>
      {options.map(({ value, label: name, unable }) => (
        <Button
          key={value}
          small={small}
          label={name}
          aria-pressed={value === chosen}
          unable={unable}
          onClick={() => choose(value)}
        />
      ))}
    </fieldset>
  );
}

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string;
  change: (query: string) => void;
}

export function SearchField({ label, change, className = '', ...input }: SearchFieldProps) {
  return (
    <div className={`${ed.search} ${className}`}>
      <Icon name="search" />
      <input
        {...input}
        className={ed.in}
        aria-label={label}
        placeholder={label}
        onChange={({ target }) => change(target.value)}
      />
    </div>
  );
}
