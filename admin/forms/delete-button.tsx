import Bin from '@mui/icons-material/Delete';
import { useContext } from 'react';
import { Button, useDeleteController, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { Leaving } from './leaving.ts';
import { useDirty } from './use-dirty.ts';

/** Deletes what the form is of, once it is asked about what is typed there; that can be taken back for a while. */
export function DeleteButton() {
  const translate = useTranslate();
  const leavingRef = useContext(Leaving);
  const dirty = useDirty();
  const { isSubmitting } = useFormState();
  const { handleDelete, isPending } = useDeleteController({ mutationMode: 'undoable' });

  function remove() {
    if (dirty && !confirm(translate('ra.message.unsaved_changes'))) return;
    leavingRef.current = true;
    handleDelete();
  }

  return (
    <Button label="ra.action.delete" color="error" disabled={isSubmitting || isPending} onClick={remove}>
      <Bin />
    </Button>
  );
}
