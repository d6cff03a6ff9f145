import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { maxRequestText } from '#contract/editing/requests-api.ts';
import { requestsKey } from '../api/use-open-requests.ts';
import { ActDialog } from '../layout/act-dialog.tsx';

interface AskDialogProps {
  title: string;
  hint: string;
  /** Sends the request with the comment. */
  onAsk: (comment: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for a comment before a request for publication is sent. */
export function AskDialog({ title, hint, onAsk, onClose }: AskDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [comment, setComment] = useState('');

  async function ask() {
    await onAsk(comment);
    notify('requests.asked', { type: 'info' });
    await queries.invalidateQueries({ queryKey: requestsKey });
  }

  return (
    <ActDialog title={title} action={translate('requests.ask')} act={ask} onClose={onClose}>
      <p>{hint}</p>
      <TextField
        label={translate('requests.comment')}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        multiline
        minRows={3}
        fullWidth
        slotProps={{ htmlInput: { maxLength: maxRequestText } }}
      />
    </ActDialog>
  );
}
