import { BulkDeleteButton, BulkUpdateButton, useListContext, useTranslate } from 'react-admin';
import { publicationStates } from '#contract/resources/publication.ts';
import { useMay } from '../../api/use-may.ts';
import { endpointOf } from '../../api/resource-endpoint.ts';
import { AskSelected } from '../../asking/ask-selected.tsx';
import { DuplicateButton } from '../../duplicate/duplicate-button.tsx';
import { CsvButton } from '../csv-button.tsx';

/** Bulk actions: state or request for publication, export, delete, as far as the resource has them. */
export function BulkActions() {
  const translate = useTranslate();
  const { resource, selectedIds } = useListContext();
  const [only, ...others] = selectedIds;
  const { fields } = endpointOf(resource);
  const mayPublish = useMay('publish');
  const hasState = 'state' in fields;
  return (
    <>
      {hasState && <AskSelected />}
      {hasState &&
        mayPublish &&
        publicationStates.map((state) => (
          <BulkUpdateButton
            key={state}
            label={translate(`publication.make_${state}`)}
            data={{ state }}
            mutationMode="undoable"
          />
        ))}
      {only !== undefined && others.length === 0 && <DuplicateButton id={only} />}
      <CsvButton selectedOnly />
      {Object.keys(fields).length > 0 && <BulkDeleteButton mutationMode="undoable" />}
    </>
  );
}
