import Sort from '@mui/icons-material/SwapVert';
import { Button, IconButton } from '@mui/material';
import { useState, useRef } from 'react';
import {
  useListContext,
  useResourceContext,
  useTranslate,
  type DataProvider,
  type RaRecord,
  useDataProvider,
  useNotify,
  useRefresh,
} from 'react-admin';
import { resources } from '#contract/resources.ts';
import { useMay } from '../../api/use-site.ts';
import { useQuery } from '@tanstack/react-query';
import type { ResourceContract } from '#contract/resources/define-resource.ts';
import { orderCall } from '#contract/resources/order-call.ts';
import { request } from '../../api/request.ts';
import { ActDialog } from '../../layout/act-dialog.tsx';
import Down from '@mui/icons-material/ArrowDownward';
import Up from '@mui/icons-material/ArrowUpward';
import Grip from '@mui/icons-material/DragIndicator';
import { useEntryMoves } from '../../fields/moving/use-entry-moves.ts';
import { recordTitle } from '../../format/record-title.ts';
import { Problem } from '../../layout/problem.tsx';
import styles from './order-list.module.css';

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

interface OrderDialogProps {
  resource: ResourceContract;
  onClose: () => void;
}

/** All entries in their order, and the button that stores another one. */
function OrderDialog({ resource, onClose }: OrderDialogProps) {
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
      <Problem>{isError && translate('errors.failed')}</Problem>
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

interface OrderListProps {
  rows: RaRecord[];
  /** Called with all of them in the new order. */
  onMove: (rows: RaRecord[]) => void;
}

/** Entries that are moved by pointer, with the arrow keys on their handle, and with buttons. */
function OrderList({ rows, onMove }: OrderListProps) {
  const list = useRef<HTMLOListElement>(null);
  const moves = useEntryMoves({
    list,
    count: rows.length,
    move(from, to) {
      const rest = rows.filter((_, at) => at !== from);
      onMove([...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)]);
    },
  });
  return (
    <>
      <ol ref={list} className={styles.list}>
        {rows.map((row, at) => (
          <li
            key={row.id}
            className={styles.row}
            data-drag={moves.markOf(at)}
            onKeyDownCapture={(event) => moves.onKeyDown(event, at)}
          >
            <RowTools
              title={recordTitle(row)}
              at={at}
              last={rows.length - 1}
              pointer={moves.handle(at)}
              onMove={(to) => moves.moveTo(at, to)}
            />
          </li>
        ))}
      </ol>
      <output className="visually-hidden">{moves.announcement}</output>
    </>
  );
}

interface RowToolsProps {
  title: string;
  at: number;
  last: number;
  pointer: ReturnType<ReturnType<typeof useEntryMoves>['handle']>;
  onMove: (to: number) => void;
}

function RowTools({ title, at, last, pointer, onMove }: RowToolsProps) {
  const translate = useTranslate();
  const named = (key: string) => `${translate(key)}: ${title}`;
  return (
    <>
      <button
        type="button"
        data-handle=""
        className={`drag-handle ${styles.handle}`}
        aria-label={named('fields.move_entry')}
        title={translate('fields.move_hint')}
        {...pointer}
      >
        <Grip fontSize="small" />
      </button>
      <span className={styles.title}>{title}</span>
      <IconButton aria-label={named('ra.action.move_up')} disabled={at === 0} onClick={() => onMove(at - 1)}>
        <Up fontSize="small" />
      </IconButton>
      <IconButton aria-label={named('ra.action.move_down')} disabled={at === last} onClick={() => onMove(at + 1)}>
        <Down fontSize="small" />
      </IconButton>
    </>
  );
}
