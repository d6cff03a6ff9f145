import { useState } from 'react';
import { DataTable, ReferenceField, SelectInput, useRecordContext, useTranslate } from 'react-admin';
import { Day } from '../../fields/moment.tsx';
import { Reference } from '../../fields/reference.tsx';
import { toBerlinClock } from '#time/berlin-clock.ts';
import { Chip, MomentText, ReferenceCell, StateChip, TitleCell } from '../../lists/cells/cells.tsx';
import { stateColumn, translationColumn } from '../../lists/cells/columns.tsx';
import { stateFilter } from '../../fields/publication.tsx';
import { ResourceList } from '../../lists/resource-list.tsx';
import { Search } from '../../lists/search.tsx';
import { ImportLink } from '../../import/import-link.tsx';
import { CalendarLink } from '../season-calendar/calendar-link.tsx';
import { CategoryName } from '../categories/category-colour.tsx';
import { BulkLink } from './bulk/bulk-link.tsx';
import { availabilityChoices, chipOf } from './availability.ts';
import { SubstituteSelected } from '../substitutions/substitute-dates.tsx';

const filters = [
  <Search key="query" source="query" alwaysOn />,
  <Day key="from" source="start_from" alwaysOn />,
  <Day key="to" source="start_to" />,
  <Reference key="production" source="production_id" to="productions" />,
  <Reference key="venue" source="venue_id" to="venues" sort={{ field: 'position', order: 'ASC' }} />,
  <Reference key="category" source="category_id" to="categories" sort={{ field: 'position', order: 'ASC' }} />,
  <Reference key="festival" source="festival_id" to="festivals" />,
  stateFilter,
  <SelectInput key="left" source="availability" choices={availabilityChoices} helperText={false} />,
];

/** Events, from today on by default. */
export function List() {
  const [fromToday] = useState(() => ({ start_from: toBerlinClock(new Date().toISOString()).slice(0, 10) }));
  return (
    <ResourceList
      filters={filters}
      filterDefaults={fromToday}
      sort={{ field: 'start', order: 'ASC' }}
      hiddenColumns={['category_id']}
      card={<When />}
      actions={
        <>
          <CalendarLink />
          <ImportLink resource="events" />
        </>
      }
      selectionActions={
        <>
          <BulkLink />
          <SubstituteSelected />
        </>
      }
    >
      <DataTable.Col source="start" render={(row) => <MomentText moment={row.start} />} />
      <DataTable.Col source="title" render={() => <TitleCell />} />
      <DataTable.Col source="venue_id" disableSort>
        <ReferenceCell source="venue_id" to="venues" />
      </DataTable.Col>
      <DataTable.Col source="category_id" disableSort>
        <ReferenceField source="category_id" reference="categories" link={false}>
          <CategoryName />
        </ReferenceField>
      </DataTable.Col>
      <DataTable.Col source="availability" disableSort>
        <Availability />
      </DataTable.Col>
      {stateColumn}
      {translationColumn}
    </ResourceList>
  );
}

function Availability() {
  const translate = useTranslate();
  const row = useRecordContext();
  if (!row) return null;
  return <Chip kind={chipOf[row.availability] ?? 'plain'}>{translate(`events.availability.${row.availability}`)}</Chip>;
}

function When() {
  const row = useRecordContext();
  return (
    <>
      <MomentText moment={row?.start} />
      <Availability />
      <StateChip />
    </>
  );
}
