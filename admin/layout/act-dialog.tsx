import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { reasonsOf } from '../api/request.ts';

interface ActDialogProps {
  title: string;
  /** Label of the button that acts. */
  action: string;
  act: () => Promise<unknown>;
  /** True while there is nothing to do yet. */
  unable?: boolean;
  /** Called after the act and on cancelling. */
  onClose: () => void;
  children: ReactNode;
}

/** Asks before something is done. A refusal keeps the dialog open, with every reason. */
export function ActDialog({ title, action, act, unable = false, onClose, children }: ActDialogProps) {
  const translate = useTranslate();
  const id = useId();
  const [refusal, setRefusal] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    setRefusal([]);
    try {
      await act();
    } catch (error) {
      setRefusal(reasonsOf(error));
      setBusy(false);
      return;
    }
    onClose();
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {children}
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
        <Button variant="contained" disabled={busy || unable} onClick={() => void run()}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
