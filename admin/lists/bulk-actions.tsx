import { BulkDeleteButton, BulkUpdateButton, useListContext, useTranslate } from 'react-admin';
import { keptBy } from '../house/kept.ts';
import { CsvButton } from './csv-button.tsx';

/** What is done to many at once; where things can be offline, putting them on and off the website. */
export function BulkActions() {
  const translate = useTranslate();
  const { resource } = useListContext();
  const hides = 'is_online' in keptBy(resource).fields;
  return (
    <>
      {hides && (
        <BulkUpdateButton label={translate('lists.put_online')} data={{ is_online: true }} mutationMode="undoable" />
      )}
      {hides && (
        <BulkUpdateButton label={translate('lists.put_offline')} data={{ is_online: false }} mutationMode="undoable" />
      )}
      <CsvButton chosen />
      <BulkDeleteButton mutationMode="undoable" />
    </>
  );
}
