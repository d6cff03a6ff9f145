import { DataTable } from 'react-admin';
import { TitleCell, TranslationState } from './cells.tsx';
import { translationColumn } from './columns.tsx';
import { HouseList } from './house-list.tsx';
import { Search } from './search.tsx';

const filters = [<Search key="query" source="query" alwaysOn />];

/** The list of what stands in an order of the house’s own and has a name and no more. */
export function OrderedList() {
  return (
    <HouseList filters={filters} sort={{ field: 'position', order: 'ASC' }} phone={<TranslationState />}>
      <DataTable.Col source="name" render={() => <TitleCell />} />
      <DataTable.Col source="slug" />
      <DataTable.NumberCol source="position" />
      {translationColumn}
    </HouseList>
  );
}
