import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import styles from './account.module.css';

/** Recovery codes, shown once. Each signs in once without the authenticator app. */
export function RecoveryCodes({ codes, done }: { codes: string[]; done: () => void }) {
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
      <div className={styles.buttons}>
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
