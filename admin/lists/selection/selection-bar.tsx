import Close from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { BulkDeleteButton, BulkUpdateButton, useListContext, useTranslate } from 'react-admin';
import styles from '../list.module.css';
import { publicationStates } from '#contract/resources/publication.ts';
import { useMay } from '../../api/use-site.ts';
import { endpointOf } from '../../api/resource-endpoint.ts';
import { AskSelected } from '../../request-review/ask-button.tsx';
import { DuplicateButton } from '../../duplicate/duplicate-button.tsx';
import { CsvButton } from '../csv-button.tsx';

/** Number of selected rows and their actions; hidden without a selection. */
export function SelectionBar({ children }: { children?: ReactNode }) {
  const translate = useTranslate();
  const { selectedIds, onUnselectItems } = useListContext();
  if (selectedIds.length === 0) return null;
  return (
    <div className={`cluster ${styles.chosen}`}>
      <output>{translate('ra.action.bulk_actions', { smart_count: selectedIds.length })}</output>
      {children}
      <BulkActions />
      <span className={styles.space} />
      <Button startIcon={<Close />} onClick={() => onUnselectItems()}>
        {translate('ra.action.unselect')}
      </Button>
    </div>
  );
}

/** Bulk actions: state or request for publication, export, delete, as far as the resource has them. */
function BulkActions() {
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
