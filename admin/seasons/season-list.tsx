import { DataTable } from 'react-admin';
import { momentIn } from '../house/moment-in.ts';
import { TitleCell, TranslationState } from '../lists/cells.tsx';
import { translationColumn } from '../lists/columns.tsx';
import { HouseList } from '../lists/house-list.tsx';
import { Search } from '../lists/search.tsx';
import { Told } from '../lists/told.tsx';

const filters = [<Search key="query" source="query" alwaysOn />];

/** From when until when. */
function Span() {
  return (
    <>
      <Told>{(row) => `${momentIn(row.starts_on, 'day')} – ${momentIn(row.ends_on, 'day')}`}</Told>
      <TranslationState />
    </>
  );
}

export function List() {
  return (
    <HouseList filters={filters} sort={{ field: 'starts_on', order: 'DESC' }} phone={<Span />}>
      <DataTable.Col source="name" render={() => <TitleCell />} />
      <DataTable.Col source="starts_on" render={(row) => momentIn(row.starts_on, 'day')} />
      <DataTable.Col source="ends_on" disableSort render={(row) => momentIn(row.ends_on, 'day')} />
      <DataTable.Col source="slug" />
      {translationColumn}
    </HouseList>
  );
}
