import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { RequestSubject } from '#contract/editing/requests/publish-request.ts';
import { requestsApi } from '#contract/editing/requests/requests-api.ts';
import { useMay } from '../api/use-may.ts';
import { request } from '../api/request.ts';
import { AskDialog } from './ask-dialog.tsx';
import { useAskingWords } from './use-asking-words.ts';

interface AskProps {
  subject: RequestSubject;
  title: string;
}

/** Asks somebody who may publish to look at a record and to publish it; also for users who may publish themselves. */
export function AskButton({ subject, title }: AskProps) {
  const translate = useTranslate();
  const words = useAskingWords();
  const mayPublish = useMay('publish');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={mayPublish ? 'outlined' : 'contained'} onClick={() => setOpen(true)}>
        {translate(words)}
      </Button>
      {open && (
        <AskDialog
          title={translate(`${words}_title`, { title })}
          hint={translate(`${words}_hint`)}
          onAsk={(asked) => request(requestsApi.create, { body: { subject, ...asked } })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
