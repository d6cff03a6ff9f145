import { Dialog, DialogContent, DialogTitle, MenuItem, TextField } from '@mui/material';
import { useDeferredValue, useState } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { focusOnMount } from './plain.tsx';
import { isOneOf } from '#contract/base/one-of.ts';
import { type ReferenceKind, referenceKinds } from '#contract/fields/reference.ts';
import { useIsOff } from '../api/use-site.ts';
import { formatMoment } from '../format/format-moment.ts';
import { localizedText, recordTitle } from '../format/record-title.ts';
import styles from './link-target.module.css';
import { resourceOfReference } from '../format/entity-kinds.ts';

interface LinkDialogProps {
  choose: (reference: string) => void;
  close: () => void;
}

const sorts: Partial<Record<ReferenceKind, { field: string; order: 'ASC' | 'DESC' }>> = {
  event: { field: 'start', order: 'DESC' },
  article: { field: 'published_at', order: 'DESC' },
};

/** Kinds of link targets that the house has. */
function useKinds(): ReferenceKind[] {
  const isOff = useIsOff();
  return referenceKinds.filter((one) => !isOff(resourceOfReference(one)));
}

/** The first records of a kind with these words. */
function useFound(kind: ReferenceKind, query: string) {
  return useGetList(resourceOfReference(kind), {
    pagination: { page: 1, perPage: 30 },
    sort: sorts[kind] ?? { field: 'id', order: 'DESC' },
    filter: { query },
  });
}

/** Searches pages, productions and so on for a link target while typing. */
export function LinkDialog({ choose, close }: LinkDialogProps) {
  const translate = useTranslate();
  const [kind, setKind] = useState<ReferenceKind>('page');
  const [text, setText] = useState('');
  const kinds = useKinds();
  const query = useDeferredValue(text.trim());
  const { data = [], isPending } = useFound(kind, query);
  return (
    <Dialog open onClose={close} fullWidth maxWidth="sm" aria-labelledby="link-dialog">
      <DialogTitle id="link-dialog">{translate('links.title')}</DialogTitle>
      <DialogContent>
        <div className={styles.search}>
          <TextField
            select
            label={translate('links.kind')}
            value={kind}
            onChange={({ target: { value } }) => isOneOf(referenceKinds, value) && setKind(value)}
          >
            {kinds.map((one) => (
              <MenuItem key={one} value={one}>
                {translate(`resources.${resourceOfReference(one)}.name`, { smart_count: 2 })}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            type="search"
            label={translate('ra.action.search')}
            value={text}
            inputRef={focusOnMount}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <ul className={styles.found} aria-busy={isPending}>
          {data.map((row) => (
            <li key={row.id}>
              <button type="button" onClick={() => choose(`${kind}:${row.id}`)}>
                {recordTitle(row)}
                <small>{secondLine(row)}</small>
              </button>
            </li>
          ))}
        </ul>
        {!isPending && data.length === 0 && <output>{translate('lists.nothing_found')}</output>}
      </DialogContent>
    </Dialog>
  );
}

/** Distinguishes results with the same title: date or address. */
function secondLine(row: { start?: string; published_at?: string; urls?: { de?: string; en?: string } }): string {
  return row.start
    ? formatMoment(row.start)
    : row.published_at
      ? formatMoment(row.published_at, 'day')
      : localizedText(row.urls);
}
