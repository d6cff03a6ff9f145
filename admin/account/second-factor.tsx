import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { twoFactorStartSchema } from '../../contract/account-api.ts';
import { ask } from '../house/ask.ts';
import styles from './account.module.css';
import type { OwnAccount } from './account.tsx';
import { ConfirmCode } from './confirm-code.tsx';
import { PasswordFirst } from './password-first.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Start = z.output<typeof twoFactorStartSchema>;

/** What is being done: nothing, asking for the password for an act, showing the QR code, showing recovery codes. */
type Step =
  | { name: 'rest' }
  | { name: 'password'; act: 'start' | 'codes' | 'end' }
  | { name: 'confirm'; start: Start }
  | { name: 'codes'; codes: string[] };

/** A code from an app beside the password: switched on, off, and its recovery codes. */
export function SecondFactor({ account, changed }: { account: OwnAccount; changed: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const rest = () => setStep({ name: 'rest' });

  async function withPassword(act: 'start' | 'codes' | 'end', password: string): Promise<void> {
    const path = { start: '', codes: 'recovery-codes/', end: 'end/' }[act];
    const answer = await ask(`/api/account/second-factor/${path}`, { method: 'POST', body: { password } });
    if (act === 'start') return setStep({ name: 'confirm', start: answer as Start });
    changed();
    if (act === 'codes') return setStep({ name: 'codes', codes: (answer as Start).recovery_codes });
    rest();
    notify('account.factor_off', { type: 'info' });
  }

  return (
    <section className={styles.part} aria-labelledby="second-factor">
      <div>
        <h2 id="second-factor">{translate('account.factor')}</h2>
        <p>{translate('account.factor_help')}</p>
      </div>
      <div>
        <p className={styles.state} data-on={account.two_factor}>
          {translate(account.two_factor ? 'account.factor_is_on' : 'account.factor_is_off')}
          {account.two_factor && (
            <small>{translate('account.codes_left', { smart_count: account.recovery_codes_left })}</small>
          )}
        </p>
        {step.name === 'rest' && <Ways on={account.two_factor} choose={(act) => setStep({ name: 'password', act })} />}
        {step.name === 'password' && (
          <PasswordFirst go={(password) => withPassword(step.act, password)} cancel={rest} />
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

function Ways({ on, choose }: { on: boolean; choose: (act: 'start' | 'codes' | 'end') => void }) {
  const translate = useTranslate();
  if (!on) {
    return (
      <Button variant="contained" onClick={() => choose('start')}>
        {translate('account.factor_start')}
      </Button>
    );
  }
  return (
    <div className={styles.buttons}>
      <Button variant="outlined" onClick={() => choose('codes')}>
        {translate('account.new_codes')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => choose('end')}>
        {translate('account.factor_end')}
      </Button>
    </div>
  );
}
