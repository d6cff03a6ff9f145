import Bin from '@mui/icons-material/Delete';
import { useContext } from 'react';
import { Button, useDeleteController, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { markAsDeleted } from '../api/pending-deletes.ts';
import { LeaveAllowed } from './unsaved-changes/leave-allowed.ts';
import { useDirty } from './unsaved-changes/use-dirty.ts';

/** Deletes the record, after a question when the form is dirty. Can be undone for a while. */
export function DeleteButton() {
  const translate = useTranslate();
  const leaveAllowedRef = useContext(LeaveAllowed);
  const dirty = useDirty();
  const { isSubmitting } = useFormState();
  const resource = useResourceContext();
  const record = useRecordContext();
  const { handleDelete, isPending } = useDeleteController({ mutationMode: 'undoable' });

  function remove() {
    if (dirty && !confirm(translate('ra.message.unsaved_changes'))) return;
    leaveAllowedRef.current = true;
    // Before the redirect, so that the list is read without the record.
    if (resource && record) markAsDeleted(resource, record.id);
    handleDelete();
  }

  return (
    <Button label="ra.action.delete" color="error" disabled={isSubmitting || isPending} onClick={remove}>
      <Bin />
    </Button>
  );
}
