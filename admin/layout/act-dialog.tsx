import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { reasonsOf } from '../api/request.ts';
import { useAction } from '../api/use-action.ts';

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
  const { busy, problem: refusal, run } = useAction<string[]>();

  async function actAndClose() {
    await act();
    onClose();
  }

  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        {children}
        {refusal && (
          <div role="alert">
            {refusal.map((sentence) => (
              <p key={sentence}>{translate(sentence, { _: sentence })}</p>
            ))}
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button variant="contained" disabled={busy || unable} onClick={() => void run(actAndClose, reasonsOf)}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
