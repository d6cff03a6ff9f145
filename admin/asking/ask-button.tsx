import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type RequestSubject, requestsApi } from '#contract/editing/requests-api.ts';
import { request } from '../api/request.ts';
import { AskDialog } from './ask-dialog.tsx';
import { useMayAsk } from './use-may-ask.ts';

interface AskProps {
  subject: RequestSubject;
  title: string;
}

/** Asks for publication, for users who may not publish; absent for the others. */
export function AskButton({ subject, title }: AskProps) {
  const translate = useTranslate();
  const mayAsk = useMayAsk();
  const [open, setOpen] = useState(false);
  if (!mayAsk) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('requests.ask')}
      </Button>
      {open && (
        <AskDialog
          title={translate('requests.ask_title', { title })}
          hint={translate('requests.ask_hint')}
          onAsk={(comment) => request(requestsApi.create, { body: { subject, comment } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
