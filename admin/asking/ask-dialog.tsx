import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { maxRequestText } from '#contract/editing/requests-api.ts';
import { reasonsOf } from '../api/request.ts';
import { requestsKey } from '../api/use-open-requests.ts';

interface AskDialogProps {
  title: string;
  hint: string;
  /** Sends the request with the comment. */
  onAsk: (comment: string) => Promise<unknown>;
  onClose: () => void;
}

/** Sends a request; a refusal keeps the dialog open, with every reason. */
function useAsking({ onAsk, onClose }: Pick<AskDialogProps, 'onAsk' | 'onClose'>) {
  const notify = useNotify();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);

  async function ask(comment: string) {
    setBusy(true);
    setRefusal([]);
    try {
      await onAsk(comment);
      notify('requests.asked', { type: 'info' });
      await queries.invalidateQueries({ queryKey: requestsKey });
      onClose();
    } catch (error) {
      setRefusal(reasonsOf(error));
      setBusy(false);
    }
  }

  return { ask, refusal, busy };
}

/** Asks for a comment before a request for publication is sent. */
export function AskDialog({ title, hint, onAsk, onClose }: AskDialogProps) {
  const translate = useTranslate();
  const { ask, refusal, busy } = useAsking({ onAsk, onClose });
  const [comment, setComment] = useState('');
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="ask-title">
      <DialogTitle id="ask-title">{title}</DialogTitle>
      <DialogContent>
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
        {refusal.length > 0 && (
          <div role="alert">
            {refusal.map((sentence) => (
              <p key={sentence}>{translate(sentence, { _: sentence })}</p>
            ))}
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={busy} onClick={() => void ask(comment)}>
          {translate('requests.ask')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
