import { useState } from 'react';
import { m } from '#messages/paraglide/messages.js';
import { proveSecondFactor, type SecondFactor, signIn, type SignInResult } from '../../core/session/sign-in.ts';

const messages: Record<Exclude<SignInResult, 'ok' | 'second'>, () => string> = {
  wrong: () => m.editor_login_wrong(),
  again: () => m.editor_second_over(),
  locked: () => m.editor_login_locked(),
  unreachable: () => m.editor_login_unreachable(),
};

/** The state of the login form: input, current step, and error. */
export function useLogin(done: () => void) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [by, setBy] = useState<SecondFactor>('totp');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const submit = async () => {
    if (busy) return;
    const missing = step === 'password' ? email.trim() === '' || password === '' : code.trim() === '';
    if (missing) return setProblem(step === 'password' ? m.editor_login_incomplete() : m.editor_second_incomplete());
    setBusy(true);
    const result = await (step === 'password' ? signIn(email.trim(), password) : proveSecondFactor(code.trim(), by));
    setBusy(false);
    if (result === 'ok') return done();
    setCode('');
    if (result === 'second') setStep('code');
    if (result === 'again') setStep('password');
    if (result === 'second') setProblem(null);
    else setProblem(result === 'wrong' && step === 'code' ? m.editor_second_wrong() : messages[result]());
  };

  const other = () => {
    setBy(by === 'totp' ? 'backup-code' : 'totp');
    setCode('');
    setProblem(null);
  };
  return { email, setEmail, password, setPassword, code, setCode, step, by, busy, problem, submit, other };
}
