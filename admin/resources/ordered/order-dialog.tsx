import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type DataProvider, type RaRecord, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { ResourceContract } from '#contract/resources/define-resource.ts';
import { orderCall } from '#contract/resources/order-call.ts';
import { request } from '../../api/request.ts';
import { ActDialog } from '../../layout/act-dialog.tsx';
import { OrderList } from './order-list.tsx';

interface OrderDialogProps {
  resource: ResourceContract;
  onClose: () => void;
}

/** All entries in their order, and the button that stores another one. */
export function OrderDialog({ resource, onClose }: OrderDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const provider = useDataProvider();
  const [moved, setMoved] = useState<RaRecord[] | null>(null);
  // Read once: an order that somebody else stores while the dialog is open must be noticed when this one is stored.
  const { data: stored, isError } = useQuery({
    queryKey: ['order', resource.name],
    queryFn: () => everyEntry(provider, resource.name),
    gcTime: 0,
    staleTime: Infinity,
  });
  const rows = moved ?? stored;

  async function store() {
    await request(orderCall(resource), { body: { ids: idsOf(rows), before: idsOf(stored) } });
    notify('ordered.stored', { type: 'info' });
    refresh();
  }

  return (
    <ActDialog
      title={translate('ordered.title', { name: translate(`resources.${resource.name}.name`, { smart_count: 2 }) })}
      action={translate('ra.action.save')}
      act={store}
      unable={moved === null}
      onClose={onClose}
    >
      <p>{translate('ordered.hint')}</p>
      {rows && <OrderList rows={rows} onMove={setMoved} />}
      {isError && <p role="alert">{translate('errors.failed')}</p>}
    </ActDialog>
  );
}

const idsOf = (rows: readonly RaRecord[] = []) => rows.map(({ id }) => Number(id));

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
