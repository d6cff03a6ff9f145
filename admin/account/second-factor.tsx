import { Button, TextField } from '@mui/material';
import { useState, type FormEvent, lazy, Suspense } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { accountApi, type twoFactorStartSchema } from '#contract/accounts/account-api.ts';
import { request } from '../api/request.ts';
import styles from './account.module.css';
import type { OwnAccount } from './account.tsx';
import { focusOnMount } from '../fields/plain.tsx';
import { Problem } from '../layout/problem.tsx';
import { useSubmit } from '../forms/use-submit.ts';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface ConfirmCodeProps {
  start: z.output<typeof twoFactorStartSchema>;
  done: () => void;
  cancel: () => void;
}

/** Shows the QR code for the authenticator app and asks for the first code. The code is rendered locally: the secret never leaves the page. */
function ConfirmCode({ start, done, cancel }: ConfirmCodeProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const { errors, problem, run, sending } = useSubmit();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '');
    const went = await run(async () => {
      await request(accountApi.confirmTwoFactor, { body: { code } });
    });
    if (!went) return;
    notify('account.factor_on', { type: 'info' });
    done();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Problem>{problem}</Problem>
      <p>{translate('account.scan')}</p>
      <Suspense fallback={<div className={styles.qr} />}>
        <QrCode text={start.totp_uri} label={translate('account.qr')} className={styles.qr ?? ''} />
      </Suspense>
      <p>
        {translate('account.type_in')} <code className={styles.secret}>{start.secret}</code>
      </p>
      <TextField
        id="factor-code"
        name="code"
        label={translate('account.code')}
        autoComplete="one-time-code"
        inputRef={focusOnMount}
        required
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        error={Boolean(errors.code)}
        helperText={errors.code}
        fullWidth
      />
      <div className="cluster">
        <Button type="submit" variant="contained" disabled={sending}>
          {translate('account.confirm_code')}
        </Button>
        <Button onClick={cancel}>{translate('ra.action.cancel')}</Button>
      </div>
    </form>
  );
}

type Start = z.output<typeof twoFactorStartSchema>;

type Action = 'start' | 'codes' | 'end';

/** The step shown: none, password for an action, QR code, or recovery codes. */
type Step =
  | { name: 'rest' }
  | { name: 'password'; action: Action }
  | { name: 'confirm'; start: Start }
  | { name: 'codes'; codes: string[] };

/** Switches the second factor on and off and makes new recovery codes. */
export function SecondFactor({ account, changed }: { account: OwnAccount; changed: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const rest = () => setStep({ name: 'rest' });

  async function withPassword(action: Action, password: string): Promise<void> {
    const next = await act(action, { password });
    if (action !== 'start') changed();
    setStep(next);
    if (action === 'end') notify('account.factor_off', { type: 'info' });
  }

  return (
    <section className={`card ${styles.part}`} aria-labelledby="second-factor">
      <div>
        <h2 id="second-factor">{translate('account.factor')}</h2>
        <p>{translate('account.factor_help')}</p>
      </div>
      <div>
        <p className={`notice ${styles.state}`} data-on={account.two_factor}>
          {translate(account.two_factor ? 'account.factor_is_on' : 'account.factor_is_off')}
          {account.two_factor && (
            <small>{translate('account.codes_left', { smart_count: account.recovery_codes_left })}</small>
          )}
        </p>
        {step.name === 'rest' && (
          <Actions on={account.two_factor} choose={(action) => setStep({ name: 'password', action })} />
        )}
        {step.name === 'password' && (
          <ConfirmPassword go={(password) => withPassword(step.action, password)} cancel={rest} />
        )}
        {step.name === 'confirm' && (
          <ConfirmCode
            start={step.start}
            cancel={rest}
            done={() => {
              changed();
              setStep({ name: 'codes', codes: step.start.recovery_codes });
            }}
          />
        )}
        {step.name === 'codes' && <RecoveryCodes codes={step.codes} done={rest} />}
      </div>
    </section>
  );
}

/** Carries out the action and resolves to the step that follows it. */
async function act(action: Action, body: { password: string }): Promise<Step> {
  if (action === 'start') return { name: 'confirm', start: await request(accountApi.startTwoFactor, { body }) };
  if (action === 'codes') {
    const { recovery_codes: codes } = await request(accountApi.newRecoveryCodes, { body });
    return { name: 'codes', codes };
  }
  await request(accountApi.endTwoFactor, { body });
  return { name: 'rest' };
}

function Actions({ on, choose }: { on: boolean; choose: (action: Action) => void }) {
  const translate = useTranslate();
  if (!on) {
    return (
      <Button variant="contained" onClick={() => choose('start')}>
        {translate('account.factor_start')}
      </Button>
    );
  }
  return (
    <div className="cluster">
      <Button variant="outlined" onClick={() => choose('codes')}>
        {translate('account.new_codes')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => choose('end')}>
        {translate('account.factor_end')}
      </Button>
    </div>
  );
}

/** Recovery codes, shown once. Each signs in once without the authenticator app. */
function RecoveryCodes({ codes, done }: { codes: string[]; done: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify('account.codes_copied', { type: 'info' });
  };
  const address = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;
  return (
    <div>
      <output>{translate('account.codes_help')}</output>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="cluster">
        <Button variant="outlined" onClick={() => void copy()}>
          {translate('account.copy_codes')}
        </Button>
        <Button variant="outlined" component="a" href={address} download="recovery-codes.txt">
          {translate('account.save_codes')}
        </Button>
        <Button variant="contained" onClick={done}>
          {translate('account.codes_stored')}
        </Button>
      </div>
    </div>
  );
}

/** Asks for the password again before sign-in settings change, in case the screen was left unlocked. */
function ConfirmPassword({ go, cancel }: { go: (password: string) => Promise<void>; cancel: () => void }) {
  const translate = useTranslate();
  const { errors, problem, run, sending } = useSubmit();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    void run(() => go(password));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Problem>{problem}</Problem>
      <TextField
        id="factor-password"
        name="password"
        type="password"
        label={translate('account.current_password')}
        autoComplete="current-password"
        inputRef={focusOnMount}
        required
        error={Boolean(errors.password)}
        helperText={errors.password}
        fullWidth
      />
      <div className="cluster">
        <Button type="submit" variant="contained" disabled={sending}>
          {translate('account.go_on')}
        </Button>
        <Button onClick={cancel}>{translate('ra.action.cancel')}</Button>
      </div>
    </form>
  );
}
