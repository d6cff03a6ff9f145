import { DataTable, NullableBooleanInput, type RaRecord, useRecordContext } from 'react-admin';
import { textOf } from '../house/title-of.ts';
import { ToImport } from '../import/to-import.tsx';
import { OnlineState, TitleCell } from '../lists/cells.tsx';
import { onlineColumn, translationColumn } from '../lists/columns.tsx';
import { HouseList } from '../lists/house-list.tsx';
import { Search } from '../lists/search.tsx';

const filters = [
  <Search key="query" source="query" alwaysOn />,
  <NullableBooleanInput key="online" source="is_online" helperText={false} alwaysOn />,
  <NullableBooleanInput key="group" source="is_group" helperText={false} />,
];

const profession = (row: Partial<RaRecord>) => textOf(row.profession);

export function List() {
  return (
    <HouseList
      filters={filters}
      sort={{ field: 'sort_name', order: 'ASC' }}
      phone={<Profession />}
      actions={<ToImport of="persons" />}
    >
      <DataTable.Col
        source="sort_name"
        label="resources.persons.fields.name"
        render={(row) => <TitleCell second={profession(row)} />}
      />
      {onlineColumn}
      {translationColumn}
    </HouseList>
  );
}

function Profession() {
  const row = useRecordContext();
  return (
    <>
      {row && profession(row)}
      <OnlineState />
    </>
  );
}
