import { DataTable, NullableBooleanInput } from 'react-admin';
import { AnnouncedForm } from '../announced/announced-form.tsx';
import { formScreens } from '../forms/form-screens.tsx';
import { textOf } from '../house/title-of.ts';
import { TitleCell } from '../lists/cells.tsx';
import { Due } from '../lists/due.tsx';
import { onlineColumn, translationColumn } from '../lists/columns.tsx';
import { HouseList } from '../lists/house-list.tsx';
import { Told } from '../lists/told.tsx';
import { Search } from '../lists/search.tsx';

const filters = [
  <Search key="query" source="query" alwaysOn />,
  <NullableBooleanInput key="online" source="is_online" helperText={false} alwaysOn />,
];

/** News above the header of every page, of which the first that is due is shown. */
export function List() {
  return (
    <HouseList
      filters={filters}
      sort={{ field: 'position', order: 'ASC' }}
      phone={<Told>{(row) => <Due from={row.starts_at} to={row.ends_at} online={row.is_online} />}</Told>}
    >
      <DataTable.Col source="title" render={(row) => <TitleCell second={textOf(row.text)} />} />
      <DataTable.Col
        source="starts_at"
        label="announced.shown"
        render={(row) => <Due from={row.starts_at} to={row.ends_at} online={row.is_online} />}
      />
      <DataTable.NumberCol source="position" />
      {onlineColumn}
      {translationColumn}
    </HouseList>
  );
}

export const { Create, Edit } = formScreens(AnnouncedForm, { shown: false });
