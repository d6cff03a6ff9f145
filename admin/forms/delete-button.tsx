import Bin from '@mui/icons-material/Delete';
import { useContext } from 'react';
import { Button, useDeleteController, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { letGo } from '../house/leaving-entries.ts';
import { Leaving } from './leaving.ts';
import { useDirty } from './use-dirty.ts';

/** Deletes what the form is of, once it is asked about what is typed there; that can be taken back for a while. */
export function DeleteButton() {
  const translate = useTranslate();
  const leavingRef = useContext(Leaving);
  const dirty = useDirty();
  const { isSubmitting } = useFormState();
  const resource = useResourceContext();
  const record = useRecordContext();
  const { handleDelete, isPending } = useDeleteController({ mutationMode: 'undoable' });

  function remove() {
    if (dirty && !confirm(translate('ra.message.unsaved_changes'))) return;
    leavingRef.current = true;
    // Before the list is read that one comes to.
    if (resource && record) letGo(resource, record.id);
    handleDelete();
  }

  return (
    <Button label="ra.action.delete" color="error" disabled={isSubmitting || isPending} onClick={remove}>
      <Bin />
    </Button>
  );
}
