import Button from '@mui/material/Button';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import { errorMessage, request } from '../../api/request.ts';

/** Sends a mail now, or removes it from the outbox. */
export function MailActions({ row }: { row: Partial<RaRecord> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  if (row.state === 'sent') return null;
  const run = async (send: () => Promise<unknown>, successMessage: string) => {
    try {
      await send();
      notify(successMessage, { type: 'info' });
    } catch (error) {
      notify(errorMessage(error), { type: 'error' });
    }
    refresh();
  };
  const path = `/api/mails/${row.id}/`;
  const name = String(row.subject || row.recipient || row.id);
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Button
        aria-label={`${translate('mails.retry')}: ${name}`}
        onClick={() => void run(() => request(`${path}retry/`, { method: 'POST', body: {} }), 'mails.retried')}
      >
        {translate('mails.retry')}
      </Button>
      <Button
        color="error"
        aria-label={`${translate('mails.remove')}: ${name}`}
        onClick={() => void run(() => request(path, { method: 'DELETE' }), 'mails.removed')}
      >
        {translate('mails.remove')}
      </Button>
    </span>
  );
}
