import { Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { focusOnMount } from '../fields/plain.tsx';
import { Link } from 'react-router-dom';
import { accountApi } from '#contract/accounts/account-api.ts';
import { request } from '../api/request.ts';
import { SignedOutPage } from './sign-in.tsx';
import { useSubmit } from '../forms/use-submit.ts';

/** Requests a link to set a new password. The answer never reveals whether the account exists. */
export function ForgottenPassword() {
  const translate = useTranslate();
  const { errors, problem, run, sending } = useSubmit();
  const [sent, setSent] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const went = await run(async () => {
      await request(accountApi.forgotPassword, { body: { email } });
    });
    if (went) setSent(email);
  }

  return (
    <SignedOutPage title={translate('account.forgotten_title')} problem={problem}>
      {sent ? (
        <output>{translate('account.link_sent', { email: sent })}</output>
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <p>{translate('account.forgotten_help')}</p>
          <TextField
            id="forgotten-email"
            name="email"
            type="email"
            label={translate('ra.auth.email')}
            autoComplete="username"
            inputRef={focusOnMount}
            required
            fullWidth
            error={Boolean(errors.email)}
            helperText={errors.email}
          />
          <Button type="submit" variant="contained" disabled={sending}>
            {translate('account.send_link')}
          </Button>
        </form>
      )}
      <Link to="/login">{translate('account.back_to_sign_in')}</Link>
    </SignedOutPage>
  );
}
