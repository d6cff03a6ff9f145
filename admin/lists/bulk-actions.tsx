import { BulkDeleteButton, BulkUpdateButton, useListContext, useTranslate } from 'react-admin';
import { keptBy } from '../house/kept.ts';
import { CsvButton } from './csv-button.tsx';

/** What is done to many at once. What can be offline is put on and off the website; what has no form is not deleted so. */
export function BulkActions() {
  const translate = useTranslate();
  const { resource } = useListContext();
  const { fields } = keptBy(resource);
  const hides = 'is_online' in fields;
  return (
    <>
      {hides && (
        <BulkUpdateButton label={translate('lists.put_online')} data={{ is_online: true }} mutationMode="undoable" />
      )}
      {hides && (
        <BulkUpdateButton label={translate('lists.put_offline')} data={{ is_online: false }} mutationMode="undoable" />
      )}
      <CsvButton chosen />
      {Object.keys(fields).length > 0 && <BulkDeleteButton mutationMode="undoable" />}
    </>
  );
}
