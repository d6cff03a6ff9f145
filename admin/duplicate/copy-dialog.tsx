import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ReactNode } from 'react';
import { Form, HttpError, type RaRecord, SaveButton, useNotify, useTranslate } from 'react-admin';
import { recordOf } from '#contract/base/records.ts';
import { errorMessage } from '../api/request.ts';
import styles from './copy-dialog.module.css';

interface CopyDialogProps {
  /** Title of the original. */
  title: string;
  /** Initial values of the inputs. */
  values: Partial<RaRecord>;
  /** Inputs for values of the copy, and the choice of what goes along. */
  children: ReactNode;
  /** Message key of what happens with the copy. */
  hint: string;
  /** Makes the copy and leads to it. */
  onCopy: (values: Record<string, unknown>) => Promise<void>;
  onClose: () => void;
}

/** Asks what a copy gets; errors of the server are shown beside their fields, and the dialog stays open. */
export function CopyDialog({ title, values, children, hint, onCopy, onClose }: CopyDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();

  async function submit(sent: Record<string, unknown>) {
    try {
      await onCopy(sent);
      notify('copies.done', { type: 'info' });
      return undefined;
    } catch (error) {
      const errors = error instanceof HttpError ? recordOf(error.body?.errors) : {};
      if (Object.keys(errors).length > 0) return errors;
      notify(errorMessage(error), { type: 'error' });
      return undefined;
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="copy-title">
      <Form record={values} onSubmit={submit} noValidate sanitizeEmptyValues={false}>
        <DialogTitle id="copy-title">{translate('copies.title', { title })}</DialogTitle>
        <DialogContent>
          <p className={styles.hint}>{translate(hint)}</p>
          <div className={styles.fields}>{children}</div>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <SaveButton type="submit" alwaysEnable label="copies.make" icon={<></>} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
