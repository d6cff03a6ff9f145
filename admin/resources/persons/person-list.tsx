import { DataTable, NullableBooleanInput, type RaRecord, useRecordContext } from 'react-admin';
import { localizedText } from '../../format/record-title.ts';
import { ImportLink } from '../../import/import-link.tsx';
import { StateChip, TitleCell } from '../../lists/cells/cells.tsx';
import { stateColumn, translationColumn } from '../../lists/cells/columns.tsx';
import { stateFilter } from '../../fields/publication.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { Search } from '../../lists/search.tsx';

const filters = [
  <Search key="query" source="query" alwaysOn />,
  <NullableBooleanInput key="online" source="is_online" helperText={false} />,
  stateFilter,
  <NullableBooleanInput key="group" source="is_group" helperText={false} />,
];

const profession = (row: Partial<RaRecord>) => localizedText(row.profession);

export function List() {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'sort_name', order: 'ASC' }}
      card={<Profession />}
      actions={<ImportLink resource="persons" />}
    >
      <DataTable.Col
        source="sort_name"
        label="resources.persons.fields.name"
        render={(row) => <TitleCell secondLine={profession(row)} />}
      />
      {stateColumn}
      {translationColumn}
    </ResourceList>
  );
}

function Profession() {
  const row = useRecordContext();
  return (
    <>
      {row && profession(row)}
      <StateChip />
    </>
  );
}
