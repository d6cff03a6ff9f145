import Button from '@mui/material/Button';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import { ask } from '../house/ask.ts';

/** Sends a mail now, or takes it out of the outbox. */
export function MailActs({ row }: { row: Partial<RaRecord> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  if (row.state === 'sent') return null;
  const act = async (send: () => Promise<unknown>, said: string) => {
    try {
      await send();
      notify(said, { type: 'info' });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'house.failed', { type: 'error' });
    }
    refresh();
  };
  const path = `/api/mails/${row.id}/`;
  const name = String(row.subject || row.recipient || row.id);
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Button
        aria-label={`${translate('mails.retry')}: ${name}`}
        onClick={() => void act(() => ask(`${path}retry/`, { method: 'POST', body: {} }), 'mails.retried')}
      >
        {translate('mails.retry')}
      </Button>
      <Button
        color="error"
        aria-label={`${translate('mails.remove')}: ${name}`}
        onClick={() => void act(() => ask(path, { method: 'DELETE' }), 'mails.removed')}
      >
        {translate('mails.remove')}
      </Button>
    </span>
  );
}
