import Button from '@mui/material/Button';
import { Problem } from '../layout/problem.tsx';
import TextField from '@mui/material/TextField';
import { type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { focusOnMount } from '../fields/plain.tsx';
import { useSubmit } from '../forms/use-submit.ts';

/** Asks for the password again before sign-in settings change, in case the screen was left unlocked. */
export function ConfirmPassword({ go, cancel }: { go: (password: string) => Promise<void>; cancel: () => void }) {
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
