import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { maxRequestText, type RequestSubject, requestsApi } from '#contract/editing/requests-api.ts';
import { errorMessage, request } from '../api/request.ts';
import { useMay } from '../api/use-may.ts';
import { requestsKey } from '../api/use-open-requests.ts';

interface AskProps {
  subject: RequestSubject;
  title: string;
}

/** Asks for publication, for users who may not publish; absent for the others. */
export function AskButton(props: AskProps) {
  const translate = useTranslate();
  const mayOpen = useMay('office');
  const mayPublish = useMay('publish');
  const [open, setOpen] = useState(false);
  if (!mayOpen || mayPublish) return null;
  return (
    <>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {translate('requests.ask')}
      </Button>
      {open && <AskDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function AskDialog({ subject, title, onClose }: AskProps & { onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const [comment, setComment] = useState('');
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState(false);

  async function ask() {
    setBusy(true);
    try {
      await request(requestsApi.create, { body: { subject, comment } });
      notify('requests.asked', { type: 'info' });
      await queries.invalidateQueries({ queryKey: requestsKey });
      onClose();
    } catch (error) {
      setRefusal(errorMessage(error));
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="ask-title">
      <DialogTitle id="ask-title">{translate('requests.ask_title', { title })}</DialogTitle>
      <DialogContent>
        <p>{translate('requests.ask_hint')}</p>
        <TextField
          label={translate('requests.comment')}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
          multiline
          minRows={3}
          fullWidth
          slotProps={{ htmlInput: { maxLength: maxRequestText } }}
        />
        {refusal && <p role="alert">{translate(refusal, { _: refusal })}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={busy} onClick={() => void ask()}>
          {translate('requests.ask')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
