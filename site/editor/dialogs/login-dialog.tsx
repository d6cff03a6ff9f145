import { type ComponentProps, type FormEvent, useId, useState } from 'react';
import { m } from '#site/paraglide/messages.js';
import { Button } from '../chrome/button.tsx';
import ed from '../chrome/chrome.module.css';
import { FieldError, FieldFrame } from '../fields/field-frame.tsx';
import { signIn, type SignInResult } from '../sign-in.ts';
import { Dialog } from './dialog.tsx';

interface LoginProps {
  /** How many steps wait for the login; 0 where none was done yet. */
  waiting: number;
  done: () => void;
  /** Absent where nothing can be done without a login. */
  later?: (() => void) | undefined;
  /** Leaves the editor. */
  leave?: (() => void) | undefined;
}

const messages: Record<Exclude<SignInResult, 'ok'>, () => string> = {
  wrong: () => m.editor_login_wrong(),
  locked: () => m.editor_login_locked(),
  unreachable: () => m.editor_login_unreachable(),
};

/** E-mail and password; what was typed on the page waits behind it untouched. */
export default function LoginDialog({ waiting, done, later, leave }: LoginProps) {
  const { email, setEmail, password, setPassword, busy, problem, submit } = useLogin(done);
  const id = useId();
  return (
    <Dialog title={later ? m.editor_login_again() : m.editor_login()} icon="lock" size="s" close={later ?? leave}>
      <form
        onSubmit={(event) => void submit(event)}
        noValidate
        aria-describedby={problem ? `${id}-problem` : undefined}
      >
        <div className={ed.body}>
          <p style={{ marginBottom: 14 }}>
            {later ? m.editor_login_again_text({ count: waiting }) : m.editor_login_text()}
          </p>
          <Credential
            id={`${id}-email`}
            label={m.editor_email()}
            type="email"
            name="email"
            autoComplete="username"
            data-autofocus
            value={email}
            write={setEmail}
          />
          <Credential
            id={`${id}-password`}
            label={m.editor_password()}
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            write={setPassword}
          />
          <div role="alert">{problem && <FieldError id={`${id}-problem`} message={problem} />}</div>
        </div>
        <div className={ed.foot}>
          {later && <Button look="line" label={m.editor_keep_writing()} onClick={later} />}
          {leave && <Button look="line" label={m.editor_cancel()} onClick={leave} />}
          <span className={ed.barSpace} />
          <Button look="main" submit label={busy ? m.editor_logging_in() : m.editor_log_in()} />
        </div>
      </form>
    </Dialog>
  );
}

/** What was typed, and why it did not open the editor. */
function useLogin(done: () => void) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (email.trim() === '' || password === '') return setProblem(m.editor_login_incomplete());
    setBusy(true);
    const result = await signIn(email.trim(), password);
    setBusy(false);
    if (result === 'ok') done();
    else setProblem(messages[result]());
  };
  return { email, setEmail, password, setPassword, busy, problem, submit };
}

interface CredentialProps extends ComponentProps<'input'> {
  id: string;
  label: string;
  write: (value: string) => void;
}

/** E-mail or password, in a form that a password manager fills in. */
function Credential({ id, label, write, ...input }: CredentialProps) {
  return (
    <FieldFrame id={id} label={label}>
      {(parts) => <input {...parts} {...input} className={ed.in} onChange={(event) => write(event.target.value)} />}
    </FieldFrame>
  );
}
