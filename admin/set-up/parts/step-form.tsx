import { Button, Checkbox, FormControlLabel } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate, useGetOne } from 'react-admin';
import type { SiteSettings } from '#contract/settings/site-settings.ts';
import { useReloadSite } from '../../api/use-site.ts';
import { type FieldErrors, useSubmit } from '../../forms/use-submit.ts';
import { Problem } from '../../layout/problem.tsx';
import { openingKey } from '../opening/use-opening.ts';
import { namesOf, type SetUpEntry } from './entries.ts';
import styles from './parts.module.css';
import type { StepProps, Draft } from './progress.ts';
import { fieldId } from './step-field.tsx';

interface StepFormProps extends Pick<StepProps, 'next' | 'back'> {
  /** What is there already, in words. */
  existing?: string | undefined;
  /** Saves what was typed. Absent: there is nothing to save, the main button leads on. */
  save?: (() => Promise<void>) | undefined;
  /** True: a second button saves and stays for another entry. */
  mayAddMore?: boolean;
  /** Label of the main button. */
  action?: string;
  children?: ((errors: FieldErrors) => ReactNode) | undefined;
}

/** One step: its fields, errors at the fields, and the buttons. Skipping and going back keep what was typed. */
export function StepForm({ existing, save, mayAddMore = false, action, children, next, back }: StepFormProps) {
  const translate = useTranslate();
  const { errors, problem, sending, run } = useSaving();
  const form = useRef<HTMLFormElement>(null);
  // After a refusal the first wrong field has the focus.
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  async function submit(event: FormEvent, stay: boolean) {
    event.preventDefault();
    if (!save) return next();
    if ((await run(save)) && !stay) next();
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event, false)} noValidate>
      {existing && <p className={`notice fine ${styles.existing}`}>{existing}</p>}
      {children && <div className={styles.fields}>{children(errors)}</div>}
      <Problem>{problem}</Problem>
      <div className={`cluster ${styles.buttons}`}>
        {back && <Button onClick={back}>{translate('set_up.back')}</Button>}
        <span className={styles.space} />
        {save && <Button onClick={next}>{translate('set_up.skip')}</Button>}
        {save && mayAddMore && (
          <Button variant="outlined" disabled={sending} onClick={(event) => void submit(event, true)}>
            {translate('set_up.save_and_more')}
          </Button>
        )}
        <Button type="submit" variant="contained" disabled={sending}>
          {action ?? translate(save ? 'set_up.save_and_next' : 'set_up.next')}
        </Button>
      </div>
    </form>
  );
}

interface EntryFormProps extends Omit<StepFormProps, 'existing'> {
  /** Entries that are there. With one of them, fields in which nothing was typed need no saving. */
  known: readonly SetUpEntry[];
  isTyped: boolean;
}

/** A step that creates an entry. */
export function EntryForm({ known, isTyped, save, ...form }: EntryFormProps) {
  const translate = useTranslate();
  const isThere = known.length > 0;
  return (
    <StepForm
      existing={isThere ? translate('set_up.there', { names: namesOf(known) }) : undefined}
      save={isThere && !isTyped ? undefined : save}
      {...form}
    />
  );
}

/** Saves; the checklist and what every page shows are read again, also after a step that was saved in part. */
function useSaving() {
  const queries = useQueryClient();
  const reloadSite = useReloadSite();
  const { run, ...state } = useSubmit((path) => document.getElementById(fieldId(path)) !== null);

  async function saveAndReload(save: () => Promise<void>): Promise<boolean> {
    return run(async () => {
      try {
        await save();
      } finally {
        reloadSite();
        await queries.invalidateQueries({ queryKey: openingKey });
      }
    });
  }

  return { ...state, run: saveAndReload };
}

/** The values of a step, typed ones before given ones, and how one is set. */
export function stepValues({ draft, setDraft }: Pick<StepProps, 'draft' | 'setDraft'>, given: Draft = {}) {
  const values = { ...given, ...draft };
  return {
    values,
    set: (path: string, value: string) => setDraft({ ...draft, [path]: value }),
    /** The text of a path, without spaces around it. */
    text: (path: string) => (values[path] ?? '').trim(),
    both: (path: string) => ({
      de: (values[`${path}.de`] ?? '').trim(),
      en: (values[`${path}.en`] ?? '').trim(),
    }),
    /** True when something was typed. */
    isTyped: Object.values(draft).some((value) => value.trim() !== ''),
    clear: () => setDraft({}),
  };
}

/** The settings of the house in both languages; undefined while they load. */
export function useSettings(): SiteSettings | undefined {
  return useGetOne<SiteSettings & { id: 'settings' }>('settings', { id: 'settings' }, { staleTime: 0 }).data;
}

interface TickListProps {
  legend: string;
  entries: { key: string; label: ReactNode }[];
  values: Draft;
  set: (key: string, value: string) => void;
}

/** Things to tick; a ticked one has the value `true`. */
export function TickList({ legend, entries, values, set }: TickListProps) {
  if (entries.length === 0) return null;
  return (
    <fieldset>
      <legend>{legend}</legend>
      <ul className={styles.choices}>
        {entries.map(({ key, label }) => (
          <li key={key}>
            <FormControlLabel
              label={label}
              control={
                <Checkbox checked={values[key] === 'true'} onChange={(_, checked) => set(key, checked ? 'true' : '')} />
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
