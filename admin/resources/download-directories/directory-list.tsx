import { DataTable, type RaRecord, ReferenceField, useTranslate } from 'react-admin';
import { Day } from '../../fields/moment.tsx';
import { Reference } from '../../fields/reference.tsx';
import { TitleCell } from '../../lists/cells/cells.tsx';
import { DisplayPeriod } from '../../lists/cells/display-period.tsx';
import { stateColumn, translationColumn } from '../../lists/cells/columns.tsx';
import { stateFilter } from '../../fields/publication.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/row-content.tsx';
import { Search } from '../../lists/search.tsx';

const filters = [
  <Search key="query" source="query" alwaysOn />,
  <Reference key="production" source="production_id" to="productions" alwaysOn />,
  stateFilter,
  <Day key="from" source="published_at_from" />,
  <Day key="to" source="published_at_to" />,
];

/** Every press directory. */
export function DirectoryList() {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'published_at', order: 'DESC' }}
      card={<RowContent>{(row) => <Files row={row} />}</RowContent>}
    >
      <DataTable.Col source="title" render={(row) => <TitleCell secondLine={<Files row={row} />} />} />
      <DataTable.Col source="production_id" disableSort>
        <ReferenceField source="production_id" reference="productions" link={false} />
      </DataTable.Col>
      <DataTable.Col source="published_at" render={(row) => <DisplayPeriod from={row.published_at} />} />
      {stateColumn}
      {translationColumn}
    </ResourceList>
  );
}

function Files({ row }: { row: Partial<RaRecord> }) {
  const translate = useTranslate();
  return <>{translate('press.files', { smart_count: row.files.length })}</>;
}
