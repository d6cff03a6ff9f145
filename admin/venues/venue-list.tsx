import { DataTable } from 'react-admin';
import { TitleCell, TranslationState } from '../lists/cells.tsx';
import { translationColumn } from '../lists/columns.tsx';
import { HouseList } from '../lists/house-list.tsx';
import { Search } from '../lists/search.tsx';

const filters = [<Search key="query" source="query" alwaysOn />];

export function List() {
  return (
    <HouseList filters={filters} sort={{ field: 'position', order: 'ASC' }} phone={<TranslationState />}>
      <DataTable.Col source="name" render={() => <TitleCell />} />
      <DataTable.Col source="city" disableSort />
      <DataTable.Col source="slug" />
      <DataTable.NumberCol source="position" />
      {translationColumn}
    </HouseList>
  );
}
