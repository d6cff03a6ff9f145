import { DataTable, NullableBooleanInput } from 'react-admin';
import { Day } from '../fields/moment.tsx';
import { Chip, MomentText, TitleCell } from '../lists/cells.tsx';
import { onlineColumn, translationColumn } from '../lists/columns.tsx';
import { HouseList } from '../lists/house-list.tsx';
import { Told } from '../lists/told.tsx';
import { Search } from '../lists/search.tsx';
import { Due } from '../lists/due.tsx';

const filters = [
  <Search key="query" source="query" alwaysOn />,
  <NullableBooleanInput key="online" source="is_online" helperText={false} />,
  <NullableBooleanInput key="home" source="show_on_home" helperText={false} />,
  <Day key="from" source="published_at_from" />,
  <Day key="to" source="published_at_to" />,
];

/** Everything in the magazine. */
export function ArticleList() {
  return (
    <HouseList
      filters={filters}
      sort={{ field: 'published_at', order: 'DESC' }}
      phone={
        <Told>
          {(row) => (
            <>
              <MomentText moment={row.published_at} />
              {!row.is_online && <Chip>offline</Chip>}
            </>
          )}
        </Told>
      }
    >
      <DataTable.Col source="title" render={(row) => <TitleCell second={row.author} />} />
      <DataTable.Col source="published_at" render={(row) => <Due from={row.published_at} />} />
      <DataTable.Col
        source="show_on_home"
        disableSort
        render={(row) => row.show_on_home && <Chip kind="info">★</Chip>}
      />
      {onlineColumn}
      {translationColumn}
    </HouseList>
  );
}
