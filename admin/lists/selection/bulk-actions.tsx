import { BulkDeleteButton, BulkUpdateButton, useListContext, useTranslate } from 'react-admin';
import { endpointOf } from '../../api/resource-endpoint.ts';
import { CsvButton } from '../csv-button.tsx';

/** Bulk actions: online, offline, export, delete, as far as the resource has them. */
export function BulkActions() {
  const translate = useTranslate();
  const { resource } = useListContext();
  const { fields } = endpointOf(resource);
  const canGoOffline = 'is_online' in fields;
  return (
    <>
      {canGoOffline && (
        <BulkUpdateButton label={translate('lists.put_online')} data={{ is_online: true }} mutationMode="undoable" />
      )}
      {canGoOffline && (
        <BulkUpdateButton label={translate('lists.put_offline')} data={{ is_online: false }} mutationMode="undoable" />
      )}
      <CsvButton selectedOnly />
      {Object.keys(fields).length > 0 && <BulkDeleteButton mutationMode="undoable" />}
    </>
  );
}
