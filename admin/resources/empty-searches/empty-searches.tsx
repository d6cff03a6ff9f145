import { DataTable, useTranslate } from 'react-admin';
import type { EmptySearch } from '#contract/search/search-api.ts';
import { dayText } from '../../format/day-text.ts';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/row-content.tsx';
import { Search } from '../../lists/search.tsx';

const filters = [<Search key="query" source="query" alwaysOn />];

/** What visitors searched for in vain, without anything about them. */
export function List() {
  const translate = useTranslate();
  return (
    <ResourceList
      filters={filters}
      sort={{ field: 'count', order: 'DESC' }}
      create={false}
      hasForm={false}
      exported={false}
      bulk={false}
      card={
        <RowContent<EmptySearch>>
          {(row) => `${translate('empty_searches.times', { smart_count: row.count })}, ${dayOf(row)}`}
        </RowContent>
      }
    >
      <DataTable.Col<EmptySearch> source="title" disableSort render={(row) => <SearchPage row={row} />} />
      <DataTable.NumberCol source="count" disableSort />
      <DataTable.Col<EmptySearch> source="last_day" disableSort render={dayOf} />
    </ResourceList>
  );
}

function dayOf({ last_day: day }: EmptySearch): string {
  return dayText(day, 'medium');
}

/** The search as visitors see it. */
function SearchPage({ row: { address, title } }: { row: EmptySearch }) {
  return <a href={address}>{title}</a>;
}
