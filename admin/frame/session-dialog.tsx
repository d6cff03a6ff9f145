import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { useGetIdentity, useTranslate } from 'react-admin';
import { onSessionEnded } from '../house/sign-in-again.ts';
import { SignInForm } from './sign-in-form.tsx';

/** Over whatever is open, when the session has ended: what is typed stays, and is sent once one is signed in again. */
export function SessionDialog() {
  const translate = useTranslate();
  const { data: somebody } = useGetIdentity();
  const [answer, setAnswer] = useState<{ give: (signedIn: boolean) => void } | null>(null);
  useEffect(() => {
    if (!somebody) return undefined;
    onSessionEnded(() => new Promise((give) => setAnswer({ give })));
    return () => onSessionEnded(null);
  }, [somebody]);
  const close = (signedIn: boolean) => {
    answer?.give(signedIn);
    setAnswer(null);
  };
  return (
    <Dialog open={answer !== null} onClose={() => close(false)} maxWidth="xs" fullWidth aria-labelledby="session-ended">
      <DialogTitle id="session-ended">{translate('frame.session_ended')}</DialogTitle>
      <SignInForm onDone={() => close(true)} />
    </Dialog>
  );
}
