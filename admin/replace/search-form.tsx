import Search from '@mui/icons-material/Search';
import { Button, Checkbox, FormControlLabel, FormHelperText, TextField } from '@mui/material';
import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { locales } from '#contract/base/locale.ts';
import { Section } from '../forms/section.tsx';
import type { Criteria } from './criteria.ts';
import styles from './replace.module.css';
import { languageNames } from '../messages/locale.ts';

/** Messages of wrong fields, by the name of the field. */
export type FieldErrors = Partial<Record<keyof Criteria, string>>;

interface SearchFormProps {
  criteria: Criteria;
  setCriteria: (criteria: Criteria) => void;
  errors: FieldErrors;
  onSearch: () => void;
}

/** What is looked for and what takes its place; the first wrong field gets the focus. */
export function SearchForm({ criteria, setCriteria, errors, onSearch }: SearchFormProps) {
  const translate = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus();
  }, [errors]);
  const set = (change: Partial<Criteria>) => setCriteria({ ...criteria, ...change });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSearch();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Section title="replace.what" hint="replace.lead">
        <Words
          label={translate('replace.term')}
          value={criteria.term}
          error={errors.term}
          required
          onChange={(term) => set({ term })}
        />
        <Words
          label={translate('replace.by')}
          value={criteria.replacement}
          error={errors.replacement}
          hint={translate('replace.by_hint')}
          onChange={(replacement) => set({ replacement })}
        />
        <fieldset className={`cluster ${styles.options}`}>
          <legend>{translate('replace.how')}</legend>
          <Flag label={translate('replace.case')} on={criteria.match_case} set={(on) => set({ match_case: on })} />
          <Flag label={translate('replace.words')} on={criteria.whole_words} set={(on) => set({ whole_words: on })} />
        </fieldset>
        <Languages chosen={criteria.languages} error={errors.languages} onChange={(languages) => set({ languages })} />
        <div className="whole">
          <Button type="submit" variant="contained" startIcon={<Search />}>
            {translate('replace.search')}
          </Button>
        </div>
      </Section>
    </form>
  );
}

interface WordsProps {
  label: string;
  value: string;
  error: string | undefined;
  hint?: string;
  required?: boolean;
  onChange: (value: string) => void;
}

function Words({ label, value, error, hint, required = false, onChange }: WordsProps) {
  const id = useId();
  return (
    <TextField
      id={id}
      label={label}
      value={value}
      required={required}
      error={error !== undefined}
      helperText={error ?? hint}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function Flag({ label, on, set }: { label: string; on: boolean; set: (on: boolean) => void }) {
  return (
    <FormControlLabel
      label={label}
      control={<Checkbox checked={on} onChange={({ target }) => set(target.checked)} />}
    />
  );
}

interface LanguagesProps {
  chosen: Criteria['languages'];
  error: string | undefined;
  onChange: (languages: Criteria['languages']) => void;
}

function Languages({ chosen, error, onChange }: LanguagesProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <fieldset
      className={`cluster ${styles.options}`}
      data-invalid={error !== undefined || undefined}
      aria-describedby={id}
    >
      <legend>{translate('replace.languages')}</legend>
      {locales.map((locale) => (
        <Flag
          key={locale}
          label={translate(languageNames[locale])}
          on={chosen.includes(locale)}
          set={(on) => onChange(locales.filter((one) => (one === locale ? on : chosen.includes(one))))}
        />
      ))}
      <FormHelperText id={id} error={error !== undefined}>
        {error}
      </FormHelperText>
    </fieldset>
  );
}
