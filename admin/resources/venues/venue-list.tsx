import { DataTable } from 'react-admin';
import { TitleCell, TranslationState } from '../../lists/cells/cells.tsx';
import { translationColumn } from '../../lists/cells/columns.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { OrderButton } from '../ordered/order-button.tsx';
import { Search } from '../../lists/search.tsx';

const filters = [<Search key="query" source="query" alwaysOn />];

export function List() {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'position', order: 'ASC' }}
      card={<TranslationState />}
      actions={<OrderButton />}
    >
      <DataTable.Col source="name" render={() => <TitleCell />} />
      <DataTable.Col source="city" disableSort />
      <DataTable.Col source="slug" />
      <DataTable.NumberCol source="position" />
      {translationColumn}
    </ResourceList>
  );
}
