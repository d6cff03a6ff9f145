import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { readError } from '#contract/client/read-answer.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useReloadSite } from '../api/use-site.ts';
import { errorMessage } from '../api/request.ts';
import { openingKey } from './opening/use-opening.ts';
import styles from './set-up.module.css';
import type { StepProps } from './progress.ts';

/** Errors of a step by the path of the field. */
export type FieldErrors = Record<string, string>;

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
  const form = useRef<HTMLFormElement>(null);
  const { errors, problem, busy, run } = useSaving(form);
  async function submit(event: FormEvent, stay: boolean) {
    event.preventDefault();
    if (!save) return next();
    if ((await run(save)) && !stay) next();
  }
  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event, false)} noValidate>
      {existing && <p className={styles.existing}>{existing}</p>}
      {children && <div className={styles.fields}>{children(errors)}</div>}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        {back && <Button onClick={back}>{translate('set_up.back')}</Button>}
        <span className={styles.space} />
        {save && <Button onClick={next}>{translate('set_up.skip')}</Button>}
        {save && mayAddMore && (
          <Button variant="outlined" disabled={busy} onClick={(event) => void submit(event, true)}>
            {translate('set_up.save_and_more')}
          </Button>
        )}
        <Button type="submit" variant="contained" disabled={busy}>
          {action ?? translate(save ? 'set_up.save_and_next' : 'set_up.next')}
        </Button>
      </div>
    </form>
  );
}

/** Saves once at a time; after a refusal the first wrong field has the focus. */
function useSaving(form: RefObject<HTMLFormElement | null>) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const reloadSite = useReloadSite();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors, form]);

  async function run(save: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setErrors({});
    setProblem('');
    try {
      await save();
      reloadSite();
      await queries.invalidateQueries({ queryKey: openingKey });
      return true;
    } catch (error) {
      const found = errorsOf(error);
      setErrors(found);
      const sentence = errorMessage(error);
      if (Object.keys(found).length === 0) setProblem(translate(sentence, { _: sentence }));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { errors, problem, busy, run };
}

function errorsOf(error: unknown): FieldErrors {
  if (error instanceof StepRefused) return error.fields;
  const issues = (error instanceof HttpError && readError(error.body)?.issues) || [];
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}

/** What a step refuses itself, by the path of the field. */
export class StepRefused extends Error {
  readonly fields: FieldErrors;

  constructor(fields: FieldErrors) {
    super('refused');
    this.fields = fields;
  }
}
