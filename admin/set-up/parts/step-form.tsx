import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useReloadSite } from '../../api/use-site.ts';
import { type FieldErrors, useSubmit } from '../../forms/use-submit.ts';
import { Problem } from '../../layout/problem.tsx';
import { openingKey } from '../opening/use-opening.ts';
import { namesOf, type SetUpEntry } from './entries.ts';
import styles from './parts.module.css';
import type { StepProps } from './progress.ts';
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
