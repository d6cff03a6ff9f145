import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import { type NewsletterEntry, newsletterEntriesApi } from '#contract/newsletter/newsletter-entries-api.ts';
import { errorMessage, request } from '../../api/request.ts';

/** Erases all data of an address, after a question: it cannot be undone. */
export function EraseEntry({ row }: { row: NewsletterEntry }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [confirming, setAsking] = useState(false);
  const { id, email } = row;
  const erase = async () => {
    setAsking(false);
    try {
      await request(newsletterEntriesApi.remove, { params: { id } });
      notify(translate('newsletter.erased', { email }), { type: 'info' });
    } catch (error) {
      notify(errorMessage(error), { type: 'error' });
    }
    refresh();
  };
  return (
    <>
      <Button color="error" aria-label={translate('newsletter.erase_named', { email })} onClick={() => setAsking(true)}>
        {translate('newsletter.erase')}
      </Button>
      <Confirm
        isOpen={confirming}
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
