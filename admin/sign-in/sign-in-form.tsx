import { Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { readError } from '#contract/client/read-answer.ts';
import { confirmSession, openSession } from '../api/auth-provider.ts';
import { textOf } from '../forms/text-of.ts';
import { useAction } from '../api/use-action.ts';
import styles from './sign-in.module.css';

/** E-mail and password, then the second factor if there is one; calls `onDone` when signed in. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const translate = useTranslate();
  const [step, setStep] = useState<'first' | 'second'>('first');
  const { busy, problem, run } = useAction();

  async function send(given: FormData): Promise<void> {
    if (step === 'second') await confirmSession(textOf(given, 'code'));
    else if ((await openSession(textOf(given, 'email').trim(), textOf(given, 'password'))) === 'second')
      return setStep('second');
    onDone();
  }

  function explain(error: unknown): string {
    const message = error instanceof HttpError ? error.message : 'errors.failed';
    // The first step holds for some minutes and a few codes.
    if (error instanceof HttpError && readError(error.body)?.code === 'unauthenticated') setStep('first');
    return translate(message, { _: message });
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    void run(() => send(given), explain);
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      {problem && (
        <p role="alert" className={`notice bad ${styles.error}`}>
          {problem}
        </p>
      )}
      {step === 'first' ? <EmailAndPassword /> : <Code />}
      <Button type="submit" variant="contained" size="medium" aria-disabled={busy}>
        {translate('ra.auth.sign_in')}
      </Button>
    </form>
  );
}

/** Not the one beside the fields of records: signing in loads none of them. */
const focusOnMount = (input: HTMLElement | null) => input?.focus();

function EmailAndPassword() {
  const translate = useTranslate();
  return (
    <>
      <TextField
        id="sign-in-email"
        name="email"
        type="email"
        label={translate('ra.auth.email')}
        autoComplete="username"
        inputRef={focusOnMount}
        required
      />
      <TextField
        id="sign-in-password"
        name="password"
        type="password"
        label={translate('ra.auth.password')}
        autoComplete="current-password"
        required
      />
    </>
  );
}

function Code() {
  const translate = useTranslate();
  return (
    <TextField
      id="sign-in-code"
      name="code"
      label={translate('shell.code')}
      helperText={translate('shell.code_hint')}
      autoComplete="one-time-code"
      inputRef={focusOnMount}
      required
    />
  );
}
