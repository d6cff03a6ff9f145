import Button from '@mui/material/Button';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { type Mail, mailsApi } from '#contract/office/mails-api.ts';
import { errorMessage, request } from '../../api/request.ts';

/** Sends a mail now, or removes it from the outbox. */
export function MailActions({ row }: { row: Mail }) {
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
  const params = { id: row.id };
  const name = String(row.subject || row.recipient || row.id);
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <Button
        aria-label={`${translate('mails.retry')}: ${name}`}
        onClick={() => void run(() => request(mailsApi.retry, { params, body: {} }), 'mails.retried')}
      >
        {translate('mails.retry')}
      </Button>
      <Button
        color="error"
        aria-label={`${translate('mails.remove')}: ${name}`}
        onClick={() => void run(() => request(mailsApi.remove, { params }), 'mails.removed')}
      >
        {translate('mails.remove')}
      </Button>
    </span>
  );
}
