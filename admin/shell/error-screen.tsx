import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Shown when a screen throws; offers a reload. */
export function ErrorScreen({ error }: { error?: Error }) {
  const translate = useTranslate();
  return (
    <div role="alert">
      <h1>{translate('ra.page.error')}</h1>
      <p>{translate('ra.message.error')}</p>
      {error && <p>{error.message}</p>}
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {translate('ra.action.refresh')}
      </Button>
    </div>
  );
}
