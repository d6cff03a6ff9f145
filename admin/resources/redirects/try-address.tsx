import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type KeyboardEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { oldAddressesApi } from '#contract/api.ts';
import type { TriedAddress } from '#contract/pages/redirects/old-addresses-api.ts';
import { request } from '../../api/request.ts';
import { useSubmit } from '../../forms/use-submit.ts';
import styles from './try-address.module.css';

/** Shows where an address leads, with what is saved. */
export function TryAddress() {
  const translate = useTranslate();
  const [address, setAddress] = useState('');
  const [tried, setTried] = useState<TriedAddress | null>(null);
  const { errors, problem, run, sending } = useSubmit();
  const refusal = errors.address ?? problem;

  function ask(): void {
    if (address.trim() === '' || sending) return;
    setTried(null);
    void run(async () => setTried(await request(oldAddressesApi.tryAddress, { query: { address } })));
  }

  // The field stands within the form of the redirect, which Enter would save.
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    ask();
  }

  return (
    <div className={styles.try}>
      <div className={styles.asked}>
        <TextField
          size="small"
          fullWidth
          label={translate('redirects.try_address')}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={onKeyDown}
          error={refusal !== ''}
          helperText={refusal}
          slotProps={{ inputLabel: { shrink: true }, formHelperText: { role: 'alert' } }}
        />
        <Button type="button" variant="outlined" disabled={sending} onClick={ask}>
          {translate('redirects.try_button')}
        </Button>
      </div>
      <div aria-live="polite">{tried && <Outcome tried={tried} />}</div>
    </div>
  );
}

function Outcome({ tried: { steps, final, outcome } }: { tried: TriedAddress }) {
  const translate = useTranslate();
  return (
    <ol className={styles.steps}>
      {steps.map(({ address, redirect_id: id, old_path: from }) => (
        <li key={address}>
          <code>{address}</code>{' '}
          <span>
            {id === null ? translate('redirects.try_by_site') : translate('redirects.try_by', { redirect: from })}
          </span>
        </li>
      ))}
      <li data-outcome={outcome}>
        <code>{final}</code> <b>{translate(`redirects.try_${outcome}`)}</b>
      </li>
    </ol>
  );
}
