import Button from '@mui/material/Button';
import { DataTable, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { NotFoundAddress } from '#contract/pages/redirects/old-addresses-api.ts';
import { dayText } from '../../format/day-text.ts';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/row-content.tsx';
import { Search } from '../../lists/search.tsx';

const filters = [<Search key="query" source="query" alwaysOn />];

/** Addresses that were requested and not found, without anything about visitors. */
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
        <RowContent<NotFoundAddress>>
          {(row) => (
            <>
              {translate('not_found.times', { smart_count: row.count })}, {dayOf(row)} <Redirect row={row} />
            </>
          )}
        </RowContent>
      }
    >
      <DataTable.Col<NotFoundAddress> source="address" disableSort />
      <DataTable.NumberCol source="count" disableSort />
      <DataTable.Col<NotFoundAddress> source="last_day" disableSort render={dayOf} />
      <DataTable.Col<NotFoundAddress>
        source="actions"
        label="lists.actions"
        disableSort
        render={(row) => <Redirect row={row} />}
      />
    </ResourceList>
  );
}

function dayOf({ last_day: day }: NotFoundAddress): string {
  return dayText(day, 'medium');
}

/** Opens a new redirect with this old address. */
function Redirect({ row }: { row: NotFoundAddress }) {
  const translate = useTranslate();
  return (
    <Button
      component={Link}
      size="small"
      variant="outlined"
      to={`/redirects/create?source=${encodeURIComponent(JSON.stringify({ old_path: row.old_path }))}`}
      aria-label={translate('not_found.redirect_one', { address: row.address })}
    >
      {translate('not_found.redirect')}
    </Button>
  );
}
