import { DataTable } from 'react-admin';
import { StateChip, TranslationState } from './cells.tsx';

/** Whether visitors see it. */
export const stateColumn = (
  <DataTable.Col source="state" label="publication.state" disableSort>
    <StateChip />
  </DataTable.Col>
);

/** Missing translations. */
export const translationColumn = (
  <DataTable.Col source="translation" label="lists.translation" disableSort>
    <TranslationState />
  </DataTable.Col>
);
