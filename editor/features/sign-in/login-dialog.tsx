import { type ComponentProps, type FormEvent, useId, useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import ed from '../../ui/editor.module.css';
import { FieldError, FieldFrame } from '../../ui/field-frame.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAction } from '../../core/editor-context.ts';
import { proveSecondFactor, type SecondFactor, signIn, type SignInResult } from '../../core/session/sign-in.ts';

const messages: Record<Exclude<SignInResult, 'ok' | 'second'>, () => string> = {
  wrong: () => m.editor_login_wrong(),
  again: () => m.editor_second_over(),
  locked: () => m.editor_login_locked(),
  unreachable: () => m.editor_login_unreachable(),
};

/** The state of the login form: input, current step, and error. */
function useLogin(done: () => void) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [by, setBy] = useState<SecondFactor>('totp');
  const { busy, problem, setProblem, run } = useAction();

  const send = async () => {
    const result = await (step === 'password' ? signIn(email.trim(), password) : proveSecondFactor(code.trim(), by));
    if (result === 'ok') return done();
    setCode('');
    if (result === 'second') return setStep('code');
    if (result === 'again') setStep('password');
    setProblem(result === 'wrong' && step === 'code' ? m.editor_second_wrong() : messages[result]());
  };

  const submit = async () => {
    const missing = step === 'password' ? email.trim() === '' || password === '' : code.trim() === '';
    if (missing) return setProblem(step === 'password' ? m.editor_login_incomplete() : m.editor_second_incomplete());
    await run(send, () => messages.unreachable());
  };

  const other = () => {
    setBy(by === 'totp' ? 'backup-code' : 'totp');
    setCode('');
    setProblem(null);
  };
  return { email, setEmail, password, setPassword, code, setCode, step, by, busy, problem, submit, other };
}

interface LoginProps {
  /** Number of steps that wait for the login. */
  waiting: number;
  done: () => void;
  /** Absent when nothing can be done without a login. */
  later?: (() => void) | undefined;
  /** Leaves the editor. */
  leave?: (() => void) | undefined;
}

/** E-mail and password, and a code if the account requires one. Typed text on the page is not lost. */
export default function LoginDialog({ waiting, done, later, leave }: LoginProps) {
  const login = useLogin(done);
  const isCode = login.by === 'totp';
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void login.submit();
  };
  return (
    <Dialog title={later ? m.editor_login_again() : m.editor_login()} icon="lock" size="s" close={later ?? leave}>
      <form onSubmit={submit} noValidate aria-describedby={login.problem ? `${id}-problem` : undefined}>
        <div className={ed.body}>
          {login.step === 'password' ? (
            <>
              <p style={{ marginBottom: 14 }}>
                {later ? m.editor_login_again_text({ count: waiting }) : m.editor_login_text()}
              </p>
              <Credential
                label={m.editor_email()}
                type="email"
                name="email"
                autoComplete="username"
                data-autofocus
                value={login.email}
                write={login.setEmail}
              />
              <Credential
                label={m.editor_password()}
                type="password"
                name="password"
                autoComplete="current-password"
                value={login.password}
                write={login.setPassword}
              />
            </>
          ) : (
            <>
              <p style={{ marginBottom: 14 }}>{isCode ? m.editor_second_text() : m.editor_recovery_text()}</p>
              <Credential
                key={login.by}
                label={isCode ? m.editor_second_code() : m.editor_recovery_code()}
                type="text"
                name="code"
                inputMode={isCode ? 'numeric' : 'text'}
                autoComplete={isCode ? 'one-time-code' : 'off'}
                autoCapitalize="none"
                spellCheck={false}
                ref={focusOnce}
                value={login.code}
                write={login.setCode}
              />
              <Button look="line" label={isCode ? m.editor_use_recovery() : m.editor_use_app()} onClick={login.other} />
            </>
          )}
          <div role="alert">{login.problem && <FieldError id={`${id}-problem`} message={login.problem} />}</div>
        </div>
        <div className={ed.foot}>
          {later && <Button look="line" label={m.editor_keep_writing()} onClick={later} />}
          {leave && <Button look="line" label={m.editor_cancel()} onClick={leave} />}
          <span className={ed.barSpace} />
          <Button look="main" submit label={login.busy ? m.editor_logging_in() : m.editor_log_in()} />
        </div>
      </form>
    </Dialog>
  );
}

/** The fields before it have disappeared. */
const focusOnce = (input: HTMLInputElement | null) => input?.focus();

interface CredentialProps extends ComponentProps<'input'> {
  label: string;
  write: (value: string) => void;
}

/** A field for e-mail, password or code that a password manager can fill in. */
function Credential({ label, write, ...input }: CredentialProps) {
  return (
    <FieldFrame label={label}>
      {(parts) => <input {...input} {...parts} className={ed.in} onChange={(event) => write(event.target.value)} />}
    </FieldFrame>
  );
}
