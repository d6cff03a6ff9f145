import { Dialog, DialogTitle } from '@mui/material';
import { useEffect, useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { onSessionEnded } from '../api/request.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Sign-in dialog over the current screen when the session has ended; the refused call is repeated afterwards. */
export function SessionDialog() {
  const translate = useTranslate();
  const { data: user } = useGetIdentity();
  const [pending, setAnswer] = useState<{ give: (signedIn: boolean) => void } | null>(null);
  useEffect(() => {
    if (!user) return undefined;
    onSessionEnded(() => new Promise((give) => setAnswer({ give })));
    return () => onSessionEnded(null);
  }, [user]);
  const close = (signedIn: boolean) => {
    pending?.give(signedIn);
    setAnswer(null);
  };
  return (
    <Dialog
      open={pending !== null}
      onClose={() => close(false)}
      maxWidth="xs"
      fullWidth
      aria-labelledby="session-ended"
    >
      <DialogTitle id="session-ended">{translate('shell.session_ended')}</DialogTitle>
      <SignInForm onDone={() => close(true)} />
    </Dialog>
  );
}
