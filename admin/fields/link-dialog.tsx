import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useDeferredValue, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { focusOnArrival } from '../forms/focus-on-arrival.ts';
import { type ReferenceKind, referenceKinds } from '../../contract/reference.ts';
import { momentIn } from '../house/moment-in.ts';
import { textOf, titleOf } from '../house/title-of.ts';
import styles from './link-target.module.css';
import { roomsOfReferences } from './rooms-of-references.ts';

interface LinkDialogProps {
  choose: (reference: string) => void;
  close: () => void;
}

const sorts: Partial<Record<ReferenceKind, { field: string; order: 'ASC' | 'DESC' }>> = {
  event: { field: 'start', order: 'DESC' },
  article: { field: 'published_at', order: 'DESC' },
};

/** Finds a thing of the house to lead to, as one types. */
export function LinkDialog({ choose, close }: LinkDialogProps) {
  const translate = useTranslate();
  const [kind, setKind] = useState<ReferenceKind>('page');
  const [words, setWords] = useState('');
  const query = useDeferredValue(words.trim());
  const { data = [], isPending } = useGetList(roomsOfReferences[kind], {
    pagination: { page: 1, perPage: 30 },
    sort: sorts[kind] ?? { field: 'id', order: 'DESC' },
    filter: { query },
  });
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="link-dialog">
      <DialogTitle id="link-dialog">{translate('links.title')}</DialogTitle>
      <DialogContent>
        <div className={styles.search}>
          <TextField
            select
            label={translate('links.kind')}
            value={kind}
            onChange={(event) => setKind(event.target.value as ReferenceKind)}
          >
            {referenceKinds.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`resources.${roomsOfReferences[one]}.name`, { smart_count: 2 })}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            type="search"
            label={translate('ra.action.search')}
            value={words}
            inputRef={focusOnArrival}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <ul className={styles.found} aria-busy={isPending}>
          {data.map((row) => (
            <li key={row.id}>
              <button type="button" onClick={() => choose(`${kind}:${row.id}`)}>
                {titleOf(row)}
                <small>{aboutOf(row)}</small>
              </button>
            </li>
          ))}
        </ul>
        {!isPending && data.length === 0 && <output>{translate('lists.nothing_found')}</output>}
      </DialogContent>
    </Dialog>
  );
}

/** What tells things of the same name apart. */
function aboutOf(row: { start?: string; published_at?: string; urls?: { de?: string; en?: string } }): string {
  return row.start ? momentIn(row.start) : row.published_at ? momentIn(row.published_at, 'day') : textOf(row.urls);
}
