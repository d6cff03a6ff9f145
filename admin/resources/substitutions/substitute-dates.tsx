import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useRecordContext, useTranslate } from 'react-admin';
import { SubstituteDialog } from './substitute-dialog.tsx';
import { useCasts } from './use-casts.ts';

/** For the selected events of the list. */
export function SubstituteSelected() {
  const { selectedIds } = useListContext();
  return <SubstituteButton question={{ ids: selectedIds.slice(0, 100).join(',') }} />;
}

/** For the dates of the open production. */
export function SubstituteOnDates() {
  const record = useRecordContext();
  return record ? <SubstituteButton question={{ production_id: Number(record.id) }} /> : null;
}

function SubstituteButton({ question }: { question: Parameters<typeof useCasts>[0] }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('substitutions.open')}
      </Button>
      {open && <LoadedDialog question={question} onClose={() => setOpen(false)} />}
    </>
  );
}

function LoadedDialog({ question, onClose }: { question: Parameters<typeof useCasts>[0]; onClose: () => void }) {
  const { data } = useCasts(question);
  const [now] = useState(Date.now);
  if (!data) return null;
  // Of a production only what is still to come; what has been chosen in a list is meant.
  const casts = 'ids' in question ? data : data.filter(({ start }) => Date.parse(start) > now);
  return <SubstituteDialog casts={casts.slice(0, 100)} onClose={onClose} />;
}
