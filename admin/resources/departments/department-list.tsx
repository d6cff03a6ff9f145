import { DataTable, useTranslate } from 'react-admin';
import { TitleCell } from '../../lists/cells/cells.tsx';
import { translationColumn } from '../../lists/cells/columns.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/row-content.tsx';
import { Search } from '../../lists/search.tsx';

const filters = [<Search key="query" source="query" alwaysOn />];

/** Departments of the contact page. */
export function DepartmentList() {
  const translate = useTranslate();
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'position', order: 'ASC' }}
      card={<RowContent>{(row) => [row.phone, row.email].filter(Boolean).join(' · ')}</RowContent>}
    >
      <DataTable.Col source="name" render={(row) => <TitleCell secondLine={row.slug} />} />
      <DataTable.Col source="phone" disableSort />
      <DataTable.Col source="email" disableSort />
      <DataTable.Col
        source="people"
        disableSort
        render={(row) => translate('contact.people', { smart_count: row.people.length })}
      />
      <DataTable.NumberCol source="position" />
      {translationColumn}
    </ResourceList>
  );
}
