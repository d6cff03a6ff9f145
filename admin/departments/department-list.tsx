import { DataTable, useTranslate } from 'react-admin';
import { TitleCell } from '../lists/cells.tsx';
import { translationColumn } from '../lists/columns.tsx';
import { HouseList } from '../lists/house-list.tsx';
import { Told } from '../lists/told.tsx';
import { Search } from '../lists/search.tsx';

const filters = [<Search key="query" source="query" alwaysOn />];

/** Departments of the contact page. */
export function DepartmentList() {
  const translate = useTranslate();
  return (
    <HouseList
      filters={filters}
      sort={{ field: 'position', order: 'ASC' }}
      phone={<Told>{(row) => [row.phone, row.email].filter(Boolean).join(' · ')}</Told>}
    >
      <DataTable.Col source="name" render={(row) => <TitleCell second={row.slug} />} />
      <DataTable.Col source="phone" disableSort />
      <DataTable.Col source="email" disableSort />
      <DataTable.Col
        source="people"
        disableSort
        render={(row) => translate('contact.people', { smart_count: (row.people as unknown[]).length })}
      />
      <DataTable.NumberCol source="position" />
      {translationColumn}
    </HouseList>
  );
}
