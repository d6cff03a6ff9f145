import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, lazy, Suspense } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { focusOnMount } from '../fields/plain.tsx';
import type { z } from 'zod';
import { accountApi, type twoFactorStartSchema } from '#contract/accounts/account-api.ts';
import { request } from '../api/request.ts';
import { Problem } from '../layout/problem.tsx';
import styles from './account.module.css';
import { useSubmit } from '../forms/use-submit.ts';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

interface ConfirmCodeProps {
  start: z.output<typeof twoFactorStartSchema>;
  done: () => void;
  cancel: () => void;
}

/** Shows the QR code for the authenticator app and asks for the first code. The code is rendered locally: the secret never leaves the page. */
export function ConfirmCode({ start, done, cancel }: ConfirmCodeProps) {
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
