import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod';
import type { twoFactorStartSchema } from '#contract/accounts/account-api.ts';
import { request } from '../api/request.ts';
import styles from './account.module.css';
import type { OwnAccount } from './account.tsx';
import { ConfirmCode } from './confirm-code.tsx';
import { ConfirmPassword } from './confirm-password.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Start = z.output<typeof twoFactorStartSchema>;

/** The step shown: none, password for an action, QR code, or recovery codes. */
type Step =
  | { name: 'rest' }
  | { name: 'password'; action: 'start' | 'codes' | 'end' }
  | { name: 'confirm'; start: Start }
  | { name: 'codes'; codes: string[] };

/** Switches the second factor on and off and makes new recovery codes. */
export function SecondFactor({ account, changed }: { account: OwnAccount; changed: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const rest = () => setStep({ name: 'rest' });

  async function withPassword(action: 'start' | 'codes' | 'end', password: string): Promise<void> {
    const path = { start: '', codes: 'recovery-codes/', end: 'end/' }[action];
    const answer = await request(`/api/account/second-factor/${path}`, { method: 'POST', body: { password } });
    if (action === 'start') return setStep({ name: 'confirm', start: answer as Start });
    changed();
    if (action === 'codes') return setStep({ name: 'codes', codes: (answer as Start).recovery_codes });
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
        {step.name === 'rest' && (
          <Actions on={account.two_factor} choose={(action) => setStep({ name: 'password', action })} />
        )}
        {step.name === 'password' && (
          <ConfirmPassword go={(password) => withPassword(step.action, password)} cancel={rest} />
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

function Actions({ on, choose }: { on: boolean; choose: (action: 'start' | 'codes' | 'end') => void }) {
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
