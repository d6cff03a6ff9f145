import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { focusOnArrival } from '../forms/focus-on-arrival.ts';
import { Link } from 'react-router-dom';
import { ask } from '../house/ask.ts';
import { Door } from './door.tsx';
import { useSending } from './use-sending.ts';

/** Asks for a link to choose a new password. The answer never tells whether there is such an account. */
export function Forgotten() {
  const translate = useTranslate();
  const { errors, problem, run, sending } = useSending();
  const [sent, setSent] = useState('');

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = String(new FormData(event.currentTarget).get('email') ?? '').trim();
    const went = await run(async () => {
      await ask('/api/account/forgotten-password/', { method: 'POST', body: { email } });
    });
    if (went) setSent(email);
  }

  return (
    <Door title={translate('account.forgotten_title')} problem={problem}>
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
            inputRef={focusOnArrival}
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
    </Door>
  );
}
