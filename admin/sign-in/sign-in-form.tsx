import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { confirmSession, openSession } from '../api/auth-provider.ts';
import { textOf } from '../forms/text-of.ts';
import { useAction } from '../api/use-action.ts';
import styles from './sign-in.module.css';

/** E-mail and password, then the second factor if there is one; calls `onDone` when signed in. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState<'first' | 'second'>('first');
  return step === 'first' ? (
    <Step
      send={async (given) => {
        const opened = await openSession(textOf(given, 'email').trim(), textOf(given, 'password'));
        if (opened === 'second') setStep('second');
        else onDone();
      }}
    >
      <EmailAndPassword />
    </Step>
  ) : (
    <Step
      send={async (given) => {
        await confirmSession(textOf(given, 'code'));
        onDone();
      }}
    >
      <Code />
    </Step>
  );
}

function Step({ send, children }: { send: (given: FormData) => Promise<void>; children: ReactNode }) {
  const translate = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const { busy, problem: refusal, run } = useAction();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    void run(
      () => send(given),
      (error) => {
        const message = error instanceof HttpError ? error.message : 'errors.failed';
        return translate(message, { _: message });
      },
    );
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit}>
      {refusal && (
        <p role="alert" className={`notice bad ${styles.error}`}>
          {refusal}
        </p>
      )}
      {children}
      <Button type="submit" variant="contained" size="medium" aria-disabled={busy}>
        {translate('ra.auth.sign_in')}
      </Button>
    </form>
  );
}

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
      required
    />
  );
}
