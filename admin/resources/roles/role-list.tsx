import { DataTable, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { TitleCell, TranslationState } from '../../lists/cells/cells.tsx';
import { translationColumn } from '../../lists/cells/columns.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { Search } from '../../lists/search.tsx';
import { roleKinds } from './role-kinds.ts';

const filters = [
  <Search key="query" source="query" alwaysOn />,
  <SelectInput key="kind" source="kind" choices={roleKinds} helperText={false} alwaysOn />,
];

export function List() {
  return (
    <ResourceList filters={filters} sort={{ field: 'name', order: 'ASC' }} card={<TranslationState />}>
      <DataTable.Col source="name" render={() => <TitleCell />} />
      <DataTable.Col source="kind" render={() => <KindCell />} />
      {translationColumn}
    </ResourceList>
  );
}

function KindCell() {
  const translate = useTranslate();
  const row = useRecordContext();
  return <>{row && translate(`roles.${row.kind}`)}</>;
}
