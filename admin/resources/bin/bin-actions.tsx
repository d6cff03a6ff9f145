import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useNotify, usePermissions, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Capability } from '#contract/accounts/capabilities.ts';
import { binApi, type BinEntry } from '#contract/resources/versions.ts';
import { errorMessage, request } from '../../api/request.ts';
import { readRefusal, type RestoreRefusal } from '../../history/read-refusal.ts';
import { Refusal } from '../../history/refusal.tsx';

/** Restoring a deleted record, and why it was refused. */
function useRestore(entry: BinEntry) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<RestoreRefusal | null>(null);
  const [busy, setBusy] = useState(false);

  async function restore(leaveOut: string[] = []) {
    setBusy(true);
    try {
      const { resource, id } = await request(binApi.restore, {
        params: { id: entry.id },
        body: { leave_out: leaveOut },
      });
      notify('bin.restored', { type: 'info' });
      void navigate(`/${resource}/${id}`);
    } catch (error) {
      setRefusal(readRefusal(error, leaveOut));
      setBusy(false);
    }
  }

  return { restore, busy, refusal, close: () => setRefusal(null) };
}

/** Restores a deleted record, or deletes it for good. */
export function BinActions({ entry }: { entry: BinEntry }) {
  const translate = useTranslate();
  const { permissions } = usePermissions<Capability[]>();
  const { restore, busy, refusal, close } = useRestore(entry);
  return (
    <>
      <Button disabled={busy} aria-label={`${translate('bin.restore')}: ${entry.title}`} onClick={() => void restore()}>
        {translate('bin.restore')}
      </Button>
      {permissions?.includes('administration') && <DeleteForGood entry={entry} disabled={busy} />}
      {refusal && (
        <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby="refusal-title">
          <DialogTitle id="refusal-title">{entry.title}</DialogTitle>
          <DialogContent>
            <Refusal resource={entry.resource} refusal={refusal} onLeaveOut={(paths) => void restore(paths)} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('ra.action.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

function DeleteForGood({ entry, disabled }: { entry: BinEntry; disabled: boolean }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();

  async function remove() {
    if (!confirm(translate('bin.confirm_remove', { title: entry.title }))) return;
    try {
      await request(binApi.remove, { params: { id: entry.id } });
      notify('bin.removed', { type: 'info' });
    } catch (error) {
      notify(errorMessage(error), { type: 'error' });
    }
    refresh();
  }

  return (
    <Button
      color="error"
      disabled={disabled}
      aria-label={`${translate('bin.remove')}: ${entry.title}`}
      onClick={() => void remove()}
    >
      {translate('bin.remove')}
    </Button>
  );
}
