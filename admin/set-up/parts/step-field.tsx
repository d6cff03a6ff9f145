import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import styles from './parts.module.css';
import type { Draft } from './progress.ts';
import type { FieldErrors } from '../../forms/use-submit.ts';

/** Id of the input for the path of a field. */
export const fieldId = (path: string) => `set-up-${path}`;

interface Filling {
  values: Draft;
  set: (path: string, value: string) => void;
  errors: FieldErrors;
}

interface StepFieldProps extends Filling {
  /** Path in the request, `name.de`: errors of the server name it. */
  path: string;
  label: string;
  type?: 'text' | 'email' | 'tel' | 'date' | 'datetime-local';
  hint?: string | undefined;
  required?: boolean;
  max?: number;
  /** Makes it a choice. */
  options?: { value: string; label: string }[];
}

/** One field of a step, with the error of the server below it. */
export function StepField({
  path,
  label,
  type = 'text',
  hint,
  required,
  max = 200,
  options,
  ...filling
}: StepFieldProps) {
  const { values, set, errors } = filling;
  const isMoment = type === 'date' || type === 'datetime-local';
  return (
    <TextField
      id={fieldId(path)}
      type={type}
      label={label}
      value={values[path] ?? ''}
      onChange={({ target }) => set(path, target.value)}
      required={required ?? false}
      error={path in errors}
      helperText={errors[path] ?? hint}
      select={options !== undefined}
      fullWidth
      slotProps={{ htmlInput: { maxLength: max }, ...(isMoment ? { inputLabel: { shrink: true } } : {}) }}
    >
      {options?.map(({ value, label: name }) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The same text in both languages. */
export function StepPair({ path, label, required, ...rest }: Omit<StepFieldProps, 'type' | 'options'>) {
  const translate = useTranslate();
  return (
    <div className={styles.pair}>
      <StepField
        {...rest}
        path={`${path}.de`}
        label={`${label} ${translate('fields.german')}`}
        required={required ?? false}
      />
      <StepField {...rest} hint={undefined} path={`${path}.en`} label={`${label} ${translate('fields.english')}`} />
    </div>
  );
}
