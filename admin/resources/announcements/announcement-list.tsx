import type { ReactNode } from 'react';
import { DataTable, type RaRecord } from 'react-admin';
import { stateColumn, translationColumn } from '../../lists/cells/columns.tsx';
import { TitleCell } from '../../lists/cells/cells.tsx';
import { DisplayPeriod } from '../../lists/cells/display-period.tsx';
import { stateFilter } from '../../fields/publication.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { Search } from '../../lists/search.tsx';
import { RowContent } from '../../lists/cells/row-content.tsx';

const filters = [<Search key="query" source="query" alwaysOn />, stateFilter];

const displayPeriod = (row: RaRecord) => (
  <DisplayPeriod from={row.starts_at} to={row.ends_at} online={row.state === 'public'} />
);

/** List shared by slides and breaking news, in the order in which visitors see them. */
export function AnnouncementList({ secondLine }: { secondLine?: (row: RaRecord) => ReactNode }) {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'position', order: 'ASC' }}
      card={<RowContent>{displayPeriod}</RowContent>}
    >
      <DataTable.Col<RaRecord> source="title" render={(row) => <TitleCell secondLine={secondLine?.(row)} />} />
      <DataTable.Col source="starts_at" label="announcements.shown" render={displayPeriod} />
      <DataTable.NumberCol source="position" />
      {stateColumn}
      {translationColumn}
    </ResourceList>
  );
}
