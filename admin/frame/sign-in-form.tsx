import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { confirmSession, openSession } from '../house/auth-provider.ts';
import styles from './sign-in.module.css';

/** Address and password, then the second factor where there is one; calls `onDone` when a session is open. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState<'first' | 'second'>('first');
  return step === 'first' ? (
    <Step
      send={async (given) => {
        const opened = await openSession(textIn(given, 'email').trim(), textIn(given, 'password'));
        if (opened === 'second') setStep('second');
        else onDone();
      }}
    >
      <Names />
    </Step>
  ) : (
    <Step
      send={async (given) => {
        await confirmSession(textIn(given, 'code'));
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
  const [refusal, setRefusal] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setRefusal(null);
    try {
      await send(new FormData(event.currentTarget));
    } catch (error) {
      const said = error instanceof HttpError ? error.message : 'house.failed';
      setRefusal(translate(said, { _: said }));
    }
    setSending(false);
  }

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)}>
      {refusal && (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      )}
      {children}
      <Button type="submit" variant="contained" size="medium" aria-disabled={sending}>
        {translate('ra.auth.sign_in')}
      </Button>
    </form>
  );
}

function Names() {
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
      label={translate('frame.code')}
      helperText={translate('frame.code_hint')}
      autoComplete="one-time-code"
      required
    />
  );
}

function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
