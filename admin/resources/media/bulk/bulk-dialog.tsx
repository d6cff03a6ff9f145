import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Problem } from '../../../layout/problem.tsx';
import { BulkFields } from './bulk-fields.tsx';
import { BulkPreview, changing } from './bulk-preview.tsx';
import { emptyWish, useBulkChange } from './use-bulk-change.ts';
import styles from './bulk.module.css';
import { useQuery } from '@tanstack/react-query';
import { mediaApi } from '#contract/media/media-api.ts';
import { request } from '../../../api/request.ts';

interface BulkDialogProps {
  ids: number[];
  close: (changed: number) => void;
}

/** Texts and tags for all chosen entries: what is wanted, then a preview of what changes, then the act. */
export function BulkDialog({ ids, close }: BulkDialogProps) {
  const translate = useTranslate();
  const small = useMediaQuery('(max-width: 48em)');
  const tags = useTagsOf(ids);
  const [wish, setWish] = useState(emptyWish);
  const { plan, problem, busy, preview, act, back } = useBulkChange({ ids, wish, done: close });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void (plan ? act() : preview());
  };
  const count = plan ? changing(plan).length : 0;
  return (
    <Dialog open onClose={() => close(0)} fullWidth maxWidth="md" fullScreen={small} aria-labelledby="bulk-media">
      <form onSubmit={submit} className={styles.form} noValidate>
        <DialogTitle id="bulk-media">{translate('media.bulk_title', { smart_count: ids.length })}</DialogTitle>
        <DialogContent>
          <Problem>{problem}</Problem>
          {plan ? <BulkPreview plan={plan} /> : <BulkFields wish={wish} change={setWish} tags={tags} />}
        </DialogContent>
        <DialogActions>
          {plan && <Button onClick={back}>{translate('ra.action.back')}</Button>}
          <Button onClick={() => close(0)}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={busy || (plan !== null && count === 0)}>
            {plan ? translate('media.bulk_change', { smart_count: count }) : translate('media.bulk_preview')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Every tag that one of the entries has, in alphabetical order; empty while they load. */
function useTagsOf(ids: readonly number[]): string[] {
  const query = { ids: ids.join(','), page: 1, page_size: ids.length };
  const { data } = useQuery({
    queryKey: ['media', 'list', query],
    queryFn: ({ signal }) => request(mediaApi.list, { query, signal }),
  });
  const tags = new Set(data?.results.flatMap((entry) => entry.tags));
  return [...tags].toSorted((a, b) => a.localeCompare(b));
}
