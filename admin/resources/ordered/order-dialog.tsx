import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DataProvider, type RaRecord, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ResourceContract } from '#contract/resources/define-resource.ts';
import { orderCall } from '#contract/resources/order-call.ts';
import { reasonsOf, request } from '../../api/request.ts';
import { OrderList } from './order-list.tsx';

interface OrderDialogProps {
  resource: ResourceContract;
  onClose: () => void;
}

/** All entries in their order, and the button that stores another one. */
export function OrderDialog({ resource, onClose }: OrderDialogProps) {
  const translate = useTranslate();
  const provider = useDataProvider();
  const [moved, setMoved] = useState<RaRecord[] | null>(null);
  const { data: stored, isError } = useQuery({
    queryKey: ['order', resource.name],
    queryFn: () => everyEntry(provider, resource.name),
    gcTime: 0,
  });
  const { store, busy, refusal } = useStoring(resource, onClose);
  const rows = moved ?? stored;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="order-title">
      <DialogTitle id="order-title">
        {translate('ordered.title', { name: translate(`resources.${resource.name}.name`, { smart_count: 2 }) })}
      </DialogTitle>
      <DialogContent>
        <p>{translate('ordered.hint')}</p>
        {rows && <OrderList rows={rows} onMove={setMoved} />}
        <div role="alert">
          {isError && <p>{translate('errors.failed')}</p>}
          {refusal.map((sentence) => (
            <p key={sentence}>{translate(sentence, { _: sentence })}</p>
          ))}
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={busy || moved === null}
          onClick={() => moved && void store(moved.map(({ id }) => Number(id)))}
        >
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Stores an order; a refusal keeps the dialog open, with every reason. */
function useStoring(resource: ResourceContract, onStored: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [refusal, setRefusal] = useState<string[]>([]);
  const [busy, setBusy] = useState(false);

  async function store(ids: number[]) {
    setBusy(true);
    setRefusal([]);
    try {
      await request(orderCall(resource), { body: { ids } });
      notify('ordered.stored', { type: 'info' });
      refresh();
      onStored();
    } catch (error) {
      setRefusal(reasonsOf(error));
      setBusy(false);
    }
  }

  return { store, refusal, busy };
}

const pageSize = 100;

async function everyEntry(provider: DataProvider, resource: string): Promise<RaRecord[]> {
  const rows: RaRecord[] = [];
  for (let page = 1; ; page += 1) {
    const { data, total = 0 } = await provider.getList(resource, {
      sort: { field: 'position', order: 'ASC' },
      pagination: { page, perPage: pageSize },
      filter: {},
    });
    rows.push(...data);
    if (data.length === 0 || rows.length >= total) return rows;
  }
}
