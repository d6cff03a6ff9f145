import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import { lazy, Suspense, useId } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import styles from './rich-input.module.css';

const RichText = lazy(async () => ({ default: (await import('./rich-text.tsx')).RichText }));

interface RichInputProps {
  source: string;
  label: string;
  lang: string;
  helperText: string | false;
}

/** Rich text with bold, italics, links, lists and quotations. */
export function RichInput({ source, label, lang, helperText }: RichInputProps) {
  const id = useId();
  const { field, fieldState } = useInput({ source, parse: (value) => value ?? '' });
  const wrong = fieldState.invalid;
  const hasHelp = wrong || helperText !== false;
  return (
    <div data-field={source}>
      <InputLabel id={`${id}-label`} component="span" sx={{ display: 'block' }}>
        {label}
      </InputLabel>
      <div className={styles.box} data-invalid={wrong || undefined}>
        <Suspense fallback={<div className={styles.waiting} />}>
          <RichText
            value={typeof field.value === 'string' ? field.value : ''}
            onChange={field.onChange}
            onBlur={field.onBlur}
            labelledBy={`${id}-label`}
            describedBy={hasHelp ? `${id}-help` : undefined}
            invalid={wrong}
            lang={lang}
          />
        </Suspense>
      </div>
      {hasHelp && (
        <FormHelperText id={`${id}-help`} error={wrong}>
          <InputHelperText error={fieldState.error?.message} helperText={helperText} />
        </FormHelperText>
      )}
    </div>
  );
}
