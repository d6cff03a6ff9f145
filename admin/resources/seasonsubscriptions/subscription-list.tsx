import { DataTable, type RaRecord, ReferenceField, SelectInput, useTranslate } from 'react-admin';
import { Reference } from '../../fields/reference.tsx';
import { TitleCell } from '../../lists/cells/cells.tsx';
import { stateColumn, translationColumn } from '../../lists/cells/columns.tsx';
import { stateFilter } from '../../fields/publication.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/row-content.tsx';
import { Search } from '../../lists/search.tsx';
import { kindChoices, weekdayChoices } from './kinds.ts';

const filters = [
  <Search key="query" source="query" alwaysOn />,
  <Reference key="season" source="season_id" to="seasons" sort={{ field: 'starts_on', order: 'DESC' }} alwaysOn />,
  <SelectInput key="kind" source="kind" choices={kindChoices} helperText={false} />,
  <SelectInput key="weekday" source="weekday" choices={weekdayChoices} helperText={false} />,
  stateFilter,
];

/** Every subscription. */
export function SubscriptionList() {
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'position', order: 'ASC' }}
      hiddenColumns={['position']}
      card={<RowContent>{(row) => <Kind row={row} />}</RowContent>}
    >
      <DataTable.Col source="title" render={(row) => <TitleCell secondLine={<Kind row={row} />} />} />
      <DataTable.Col source="season_id" disableSort>
        <ReferenceField source="season_id" reference="seasons" link={false} />
      </DataTable.Col>
      <DataTable.NumberCol source="evenings" disableSort />
      <DataTable.Col source="saving_percent" disableSort render={(row) => `${row.saving_percent} %`} />
      <DataTable.NumberCol source="position" />
      {stateColumn}
      {translationColumn}
    </ResourceList>
  );
}

function Kind({ row }: { row: Partial<RaRecord> }) {
  const translate = useTranslate();
  const day = row.weekday ? `, ${translate(`days.${row.weekday}`)}` : '';
  return <>{translate(`subscriptions.kind_${row.kind}`) + day}</>;
}
