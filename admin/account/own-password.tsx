import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { accountApi } from '#contract/accounts/account-api.ts';
import { request } from '../api/request.ts';
import { textOf } from '../forms/text-of.ts';
import styles from './account.module.css';
import { useSubmit } from '../forms/use-submit.ts';

/** Changes the password, which ends every other session. */
export function OwnPassword({ email }: { email: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const form = useRef<HTMLFormElement>(null);
  const { errors, problem, run, sending, setErrors } = useSubmit();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const current_password = textOf(given, 'current_password');
    const new_password = textOf(given, 'new_password');
    if (new_password !== textOf(given, 'repeated')) return setErrors({ repeated: translate('account.not_the_same') });
    const went = await run(async () => {
      await request(accountApi.changePassword, { body: { current_password, new_password } });
    });
    if (!went) return;
    form.current?.reset();
    notify('account.password_saved', { type: 'info' });
  }

  const field = (name: string, autoComplete: string, help?: string) => (
    <TextField
      name={name}
      id={`password-${name}`}
      type="password"
      label={translate(`account.${name}`)}
      autoComplete={autoComplete}
      required
      error={Boolean(errors[name])}
      helperText={errors[name] ?? help}
      fullWidth
    />
  );
  return (
    <section className={styles.part} aria-labelledby="own-password">
      <div>
        <h2 id="own-password">{translate('account.password')}</h2>
        <p>{translate('account.password_help')}</p>
      </div>
      <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
        {problem && <p role="alert">{problem}</p>}
        <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
        {field('current_password', 'current-password')}
        {field('new_password', 'new-password', translate('account.password_length'))}
        {field('repeated', 'new-password')}
        <Button type="submit" variant="outlined" disabled={sending}>
          {translate('account.change_password')}
        </Button>
      </form>
    </section>
  );
}
