import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, HttpError, useListContext, useNotify, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { maxBulkMedia } from '#contract/media/bulk-media-api.ts';
import type { Media } from '#contract/media/media.ts';
import { mediaApi } from '#contract/media/media-api.ts';
import { errorMessage, request } from '../../api/request.ts';
import { BulkDialog } from './bulk/bulk-dialog.tsx';
import styles from './media-grid.module.css';

/** Actions for the selected entries: texts and tags for all, alternative texts one by one, delete unused ones. */
export function MediaSelectionBar() {
  const translate = useTranslate();
  const notify = useNotify();
  const { selectedIds, onUnselectItems } = useListContext<Media>();
  const removeAll = useRemoveAll();
  const [confirming, setAsking] = useState<'delete' | 'bulk' | null>(null);
  if (selectedIds.length === 0) return null;
  const close = () => setAsking(null);
  const isTooMany = selectedIds.length > maxBulkMedia;

  return (
    <section className={`cluster ${styles.picked}`} aria-label={translate('media.picked')}>
      <strong>{translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}</strong>
      <Button onClick={() => onUnselectItems()}>{translate('ra.action.unselect')}</Button>
      <Button variant="outlined" disabled={isTooMany} onClick={() => setAsking('bulk')}>
        {translate('media.bulk')}
      </Button>
      {isTooMany && <small>{translate('media.bulk_too_many', { max: maxBulkMedia })}</small>}
      <Button variant="outlined" component={Link} to={`/describe/media?ids=${selectedIds.join(',')}`}>
        {translate('media.describe_chosen')}
      </Button>
      <Button variant="outlined" color="error" onClick={() => setAsking('delete')}>
        {translate('ra.action.delete')}
      </Button>
      <Confirm
        isOpen={confirming === 'delete'}
        title={translate('media.delete_title', { smart_count: selectedIds.length })}
        content={translate('media.delete_help')}
        confirm={translate('ra.action.delete')}
        confirmColor="warning"
        onConfirm={() => {
          close();
          void removeAll();
        }}
        onClose={close}
      />
      {confirming === 'bulk' && (
        <BulkDialog
          ids={selectedIds.map(Number)}
          close={(changed) => {
            close();
            if (changed > 0) notify('media.bulk_changed', { type: 'info', messageArgs: { smart_count: changed } });
          }}
        />
      )}
    </section>
  );
}

/** Deletes the selected entries that nothing uses; the others stay selected. */
function useRemoveAll() {
  const translate = useTranslate();
  const notify = useNotify();
  const { selectedIds, onSelect, data = [], refetch } = useListContext<Media>();
  return async () => {
    const failed: Media['id'][] = [];
    const used: Media['id'][] = [];
    let reason = '';
    for (const id of selectedIds) {
      try {
        await request(mediaApi.remove, { params: { id } });
      } catch (error) {
        const status = error instanceof HttpError ? error.status : 0;
        if (status === 404) continue;
        failed.push(id);
        if (status === 409) used.push(id);
        else reason = errorMessage(error);
      }
    }
    onSelect(failed);
    await refetch();
    const deleted = selectedIds.length - failed.length;
    // Entries of other pages have only their number here.
    const names = used.map((id) => data.find((media) => media.id === id)?.file_name ?? `#${id}`);
    if (deleted > 0) notify(translate('media.deleted', { smart_count: deleted }), { type: 'info' });
    if (reason !== '') notify(reason, { type: 'error' });
    if (used.length > 0) {
      notify(translate('media.not_deleted', { smart_count: used.length, names: names.join(', ') }), {
        type: 'warning',
      });
    }
  };
}
