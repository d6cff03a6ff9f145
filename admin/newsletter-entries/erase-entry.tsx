import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import { ask } from '../house/ask.ts';

/** Erases everything that is kept of an address. It asks first: what is erased cannot come back. */
export function EraseEntry({ row }: { row: Partial<RaRecord> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asking, setAsking] = useState(false);
  const email = String(row.email);
  const erase = async () => {
    setAsking(false);
    try {
      await ask(`/api/newsletter-entries/${row.id}/`, { method: 'DELETE' });
      notify(translate('newsletter.erased', { email }), { type: 'info' });
    } catch (error) {
      notify(error instanceof Error ? error.message : 'house.failed', { type: 'error' });
    }
    refresh();
  };
  return (
    <>
      <Button color="error" aria-label={translate('newsletter.erase_named', { email })} onClick={() => setAsking(true)}>
        {translate('newsletter.erase')}
      </Button>
      <Confirm
        isOpen={asking}
        title={translate('newsletter.erase_title', { email })}
        content={translate('newsletter.erase_help')}
        confirm={translate('newsletter.erase')}
        confirmColor="warning"
        onConfirm={() => void erase()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
