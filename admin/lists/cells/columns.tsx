import { DataTable } from 'react-admin';
import { OnlineState, TranslationState } from './cells.tsx';

/** Whether visitors see it. */
export const onlineColumn = (
  <DataTable.Col source="is_online" disableSort>
    <OnlineState />
  </DataTable.Col>
);

/** Missing translations. */
export const translationColumn = (
  <DataTable.Col source="translation" label="lists.translation" disableSort>
    <TranslationState />
  </DataTable.Col>
);
