import type { ReactNode } from 'react';
import { DataTable, NullableBooleanInput, type RaRecord } from 'react-admin';
import { onlineColumn, translationColumn } from '../lists/columns.tsx';
import { TitleCell } from '../lists/cells.tsx';
import { Due } from '../lists/due.tsx';
import { HouseList } from '../lists/house-list.tsx';
import { Search } from '../lists/search.tsx';
import { Told } from '../lists/told.tsx';

const filters = [
  <Search key="query" source="query" alwaysOn />,
  <NullableBooleanInput key="online" source="is_online" helperText={false} alwaysOn />,
];

const due = (row: RaRecord) => <Due from={row.starts_at} to={row.ends_at} online={row.is_online} />;

/** What is announced for a while, in the order in which visitors see it; with something more below the title. */
export function AnnouncedList({ second }: { second?: (row: RaRecord) => ReactNode }) {
  return (
    <HouseList filters={filters} sort={{ field: 'position', order: 'ASC' }} phone={<Told>{due}</Told>}>
      <DataTable.Col source="title" render={(row) => <TitleCell second={second?.(row as RaRecord)} />} />
      <DataTable.Col source="starts_at" label="announced.shown" render={due} />
      <DataTable.NumberCol source="position" />
      {onlineColumn}
      {translationColumn}
    </HouseList>
  );
}
