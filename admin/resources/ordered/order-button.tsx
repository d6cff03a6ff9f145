import Sort from '@mui/icons-material/SwapVert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { resources } from '#contract/resources.ts';
import { useMay } from '../../api/use-may.ts';
import { OrderDialog } from './order-dialog.tsx';

/** Puts the entries of the list in order by hand. */
export function OrderButton() {
  const translate = useTranslate();
  const name = useResourceContext();
  const { total = 0 } = useListContext();
  const [open, setOpen] = useState(false);
  const resource = resources.find((each) => each.name === name);
  const may = useMay(resource?.access ?? 'settings');
  if (!resource || !may || total < 2) return null;
  return (
    <>
      <Button variant="outlined" startIcon={<Sort />} onClick={() => setOpen(true)}>
        {translate('ordered.open')}
      </Button>
      {open && <OrderDialog resource={resource} onClose={() => setOpen(false)} />}
    </>
  );
}
