import { useMemo, useState } from 'react';
import { DataTable, SelectInput, useTranslate, useNotify, usePermissions, useRefresh } from 'react-admin';
import { binnedResources } from '#contract/resources.ts';
import { resourcesOff } from '#contract/settings/parts.ts';
import { binApi, type BinEntry } from '#contract/resources/versions.ts';
import { request } from '../../api/request.ts';
import { useAction, useNotifiedAction } from '../../api/use-action.ts';
import { usePartsOff } from '../../api/use-site.ts';
import { formatFileSize } from '../../media/media-facts.ts';
import { getLocale } from '../../messages/locale.ts';
import { kindOfResource } from '../../format/entity-kinds.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/columns.tsx';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useNavigate } from 'react-router-dom';
import type { Capability } from '#contract/accounts/capabilities.ts';
import { readRefusal, type RestoreRefusal, Refusal } from '../../history/refusal.tsx';
import { useCall } from '../../api/use-call.ts';

/** The kinds of records that can be in the bin, without those of parts that the house does not have. */
function useFilters() {
  const partsOff = usePartsOff();
  return useMemo(() => {
    const off = resourcesOff(partsOff);
    const choices = binnedResources
      .filter(({ name }) => !off.includes(name))
      .map(({ name }) => ({ id: name, name: `entities.${kindOfResource(name)}` }));
    return [<SelectInput key="resource" source="resource" choices={choices} helperText={false} alwaysOn />];
  }, [partsOff]);
}

/** Deleted records, until they are deleted for good. */
export function List() {
  const translate = useTranslate();
  const filters = useFilters();
  const kindOf = ({ resource }: BinEntry) => translate(`resources.${resource}.name`, { smart_count: 1 });
  const nameOf = (entry: BinEntry) => entry.deleted_by ?? translate('history.nobody');
  const sizeOf = ({ size }: BinEntry) => (size === null ? null : formatFileSize(getLocale(), size));
  const lastDay = (entry: BinEntry) => formatMoment(entry.expires_at, 'day');
  return (
    <>
      <ResourceList
        filters={filters}
        sort={{ field: 'deleted_at', order: 'DESC' }}
        create={false}
        hasForm={false}
        bulk={false}
        exported={false}
        card={
          <RowContent<BinEntry>>
            {(entry) => (
              <>
                {kindOf(entry)} · {entry.size !== null && <>{sizeOf(entry)} · </>}
                {nameOf(entry)} · {formatMoment(entry.deleted_at)} · {translate('bin.until')} {lastDay(entry)}{' '}
                <BinActions entry={entry} />
              </>
            )}
          </RowContent>
        }
      >
        <DataTable.Col<BinEntry> source="title" disableSort />
        <DataTable.Col<BinEntry> source="resource" disableSort render={kindOf} />
        <DataTable.Col<BinEntry> source="size" disableSort render={sizeOf} />
        <DataTable.Col<BinEntry> source="deleted_by" disableSort render={nameOf} />
        <DataTable.Col<BinEntry> source="deleted_at" disableSort render={(entry) => formatMoment(entry.deleted_at)} />
        <DataTable.Col<BinEntry> source="expires_at" disableSort render={lastDay} />
        <DataTable.Col<BinEntry>
          source="actions"
          label="lists.actions"
          disableSort
          render={(entry) => <BinActions entry={entry} />}
        />
      </ResourceList>
      <FilesInBin />
    </>
  );
}

/** What the files of the bin take on disk. */
function FilesInBin() {
  const translate = useTranslate();
  const { data } = useCall(['bin', 'files_size'], binApi.list, { query: { page_size: 1 } });
  if (!data || data.files_size === 0) return null;
  return <p>{translate('bin.files', { size: formatFileSize(getLocale(), data.files_size) })}</p>;
}

/** Restoring a deleted record, and why it was refused. */
function useRestore(entry: BinEntry) {
  const notify = useNotify();
  const navigate = useNavigate();
  // Shown until it is closed, also while the record is restored without what was in the way.
  const [refusal, setRefusal] = useState<RestoreRefusal | null>(null);
  const { busy, run } = useAction();
  const restore = (leaveOut: string[] = []) =>
    run(
      async () => {
        const { resource, id } = await request(binApi.restore, {
          params: { id: entry.id },
          body: { leave_out: leaveOut },
        });
        notify('bin.restored', { type: 'info' });
        await navigate(`/${resource}/${id}`);
      },
      (error) => setRefusal(readRefusal(error, leaveOut)),
    );
  return { restore, busy, refusal, close: () => setRefusal(null) };
}

/** Restores a deleted record, or deletes it for good. */
function BinActions({ entry }: { entry: BinEntry }) {
  const translate = useTranslate();
  const { permissions } = usePermissions<Capability[]>();
  const { restore, busy, refusal, close } = useRestore(entry);
  return (
    <>
      <Button disabled={busy} aria-label={`${translate('bin.restore')}: ${entry.title}`} onClick={() => void restore()}>
        {translate('bin.restore')}
      </Button>
      {permissions?.includes('administration') && <DeleteForGood entry={entry} disabled={busy} />}
      {refusal && (
        <Dialog open onClose={close} maxWidth="sm" fullWidth aria-labelledby="refusal-title">
          <DialogTitle id="refusal-title">{entry.title}</DialogTitle>
          <DialogContent>
            <Refusal resource={entry.resource} refusal={refusal} onLeaveOut={(paths) => void restore(paths)} />
          </DialogContent>
          <DialogActions>
            <Button onClick={close}>{translate('ra.action.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

function DeleteForGood({ entry, disabled }: { entry: BinEntry; disabled: boolean }) {
  const translate = useTranslate();
  const { busy, act } = useNotifiedAction();
  const refresh = useRefresh();

  function remove() {
    if (!confirm(translate('bin.confirm_remove', { title: entry.title }))) return;
    void act(() => request(binApi.remove, { params: { id: entry.id } }), 'bin.removed', refresh);
  }

  return (
    <Button
      color="error"
      disabled={disabled || busy}
      aria-label={`${translate('bin.remove')}: ${entry.title}`}
      onClick={remove}
    >
      {translate('bin.remove')}
    </Button>
  );
}
