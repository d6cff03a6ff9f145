import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { z } from 'zod';
import { accountApi, type twoFactorStartSchema } from '#contract/accounts/account-api.ts';
import { request } from '../api/request.ts';
import styles from './account.module.css';
import type { OwnAccount } from './account.tsx';
import { ConfirmCode } from './confirm-code.tsx';
import { ConfirmPassword } from './confirm-password.tsx';

type Start = z.output<typeof twoFactorStartSchema>;

type Action = 'start' | 'codes' | 'end';

/** The step shown: none, password for an action, QR code, or recovery codes. */
type Step =
  | { name: 'rest' }
  | { name: 'password'; action: Action }
  | { name: 'confirm'; start: Start }
  | { name: 'codes'; codes: string[] };

/** Switches the second factor on and off and makes new recovery codes. */
export function SecondFactor({ account, changed }: { account: OwnAccount; changed: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [step, setStep] = useState<Step>({ name: 'rest' });
  const rest = () => setStep({ name: 'rest' });

  async function withPassword(action: Action, password: string): Promise<void> {
    const next = await run(action, { password });
    if (action !== 'start') changed();
    setStep(next);
    if (action === 'end') notify('account.factor_off', { type: 'info' });
  }

  return (
    <section className={`card ${styles.part}`} aria-labelledby="second-factor">
      <div>
        <h2 id="second-factor">{translate('account.factor')}</h2>
        <p>{translate('account.factor_help')}</p>
      </div>
      <div>
        <p className={`notice ${styles.state}`} data-on={account.two_factor}>
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

/** Carries out the action and resolves to the step that follows it. */
async function run(action: Action, body: { password: string }): Promise<Step> {
  if (action === 'start') return { name: 'confirm', start: await request(accountApi.startTwoFactor, { body }) };
  if (action === 'codes') {
    const { recovery_codes: codes } = await request(accountApi.newRecoveryCodes, { body });
    return { name: 'codes', codes };
  }
  await request(accountApi.endTwoFactor, { body });
  return { name: 'rest' };
}

function Actions({ on, choose }: { on: boolean; choose: (action: Action) => void }) {
  const translate = useTranslate();
  if (!on) {
    return (
      <Button variant="contained" onClick={() => choose('start')}>
        {translate('account.factor_start')}
      </Button>
    );
  }
  return (
    <div className="cluster">
      <Button variant="outlined" onClick={() => choose('codes')}>
        {translate('account.new_codes')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => choose('end')}>
        {translate('account.factor_end')}
      </Button>
    </div>
  );
}

/** Recovery codes, shown once. Each signs in once without the authenticator app. */
function RecoveryCodes({ codes, done }: { codes: string[]; done: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    notify('account.codes_copied', { type: 'info' });
  };
  const address = `data:text/plain;charset=utf-8,${encodeURIComponent(`${codes.join('\r\n')}\r\n`)}`;
  return (
    <div>
      <output>{translate('account.codes_help')}</output>
      <ol className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="cluster">
        <Button variant="outlined" onClick={() => void copy()}>
          {translate('account.copy_codes')}
        </Button>
        <Button variant="outlined" component="a" href={address} download="recovery-codes.txt">
          {translate('account.save_codes')}
        </Button>
        <Button variant="contained" onClick={done}>
          {translate('account.codes_stored')}
        </Button>
      </div>
    </div>
  );
}
