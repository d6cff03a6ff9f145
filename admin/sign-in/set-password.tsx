import { Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { accountApi } from '#contract/accounts/account-api.ts';
import { request } from '../api/request.ts';
import { textOf } from '../forms/text-of.ts';
import { SignedOutPage } from './sign-in.tsx';
import { useSubmit } from '../forms/use-submit.ts';

/** Sets a password by the link of an invitation or reset mail. The token is in the address's hash, which no server logs. */
export function SetPassword() {
  const translate = useTranslate();
  const { errors, problem, run, sending, setErrors } = useSubmit();
  const [token] = useState(() => window.location.hash.slice(1));
  const [done, setDone] = useState(false);
  const over = token === '' || Boolean(errors.token);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const new_password = textOf(given, 'new_password');
    if (new_password !== textOf(given, 'repeated')) return setErrors({ repeated: translate('account.not_the_same') });
    const went = await run(async () => {
      await request(accountApi.setPassword, { body: { token, new_password } });
    });
    if (went) setDone(true);
  }

  const field = (name: string, help?: string) => (
    <TextField
      id={`set-${name}`}
      name={name}
      type="password"
      label={translate(`account.${name}`)}
      autoComplete="new-password"
      required
      fullWidth
      error={Boolean(errors[name])}
      helperText={errors[name] ?? help}
    />
  );
  return (
    <SignedOutPage title={translate('account.choose_title')} problem={problem}>
      {done && <output>{translate('account.chosen')}</output>}
      {!done && over && <p role="alert">{translate('account.link_is_over')}</p>}
      {!done && !over && (
        <form onSubmit={(event) => void submit(event)} noValidate>
          {field('new_password', translate('account.password_length'))}
          {field('repeated')}
          <Button type="submit" variant="contained" disabled={sending}>
            {translate('account.choose')}
          </Button>
        </form>
      )}
      {!done && over ? (
        <Link to="/forgotten-password">{translate('account.forgotten')}</Link>
      ) : (
        <Link to="/login">{translate('account.back_to_sign_in')}</Link>
      )}
    </SignedOutPage>
  );
}
