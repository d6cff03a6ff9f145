import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { DataTable, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { NotFoundAddress } from '#contract/pages/redirects/old-addresses-api.ts';
import type { EmptySearch } from '#contract/search/search-api.ts';
import { dayText } from '../../format/day-text.ts';
import { ResourceList } from '../../lists/resource-list.tsx';
import { RowContent } from '../../lists/cells/columns.tsx';

interface InVainProps<Row> {
  /** Message for the number. */
  times: string;
  /** Column that says what it is, and how it is shown there; default: as it is. */
  source: string;
  shown?: (row: Row) => ReactNode;
  /** What can be done about it. */
  action?: (row: Row) => ReactNode;
}

/** What visitors did in vain and how often, without anything about them. */
function InVain<Row extends NotFoundAddress | EmptySearch>({ times, source, shown, action }: InVainProps<Row>) {
  const translate = useTranslate();
  const dayOf = ({ last_day: day }: Row) => dayText(day, 'medium');
  return (
    <ResourceList
      sort={{ field: 'count', order: 'DESC' }}
      create={false}
      hasForm={false}
      exported={false}
      bulk={false}
      card={
        <RowContent<Row>>
          {(row) => (
            <>
              {translate(times, { smart_count: row.count })}, {dayOf(row)} {action?.(row)}
            </>
          )}
        </RowContent>
      }
    >
      <DataTable.Col<Row> source={source} disableSort render={shown} />
      <DataTable.NumberCol source="count" disableSort />
      <DataTable.Col<Row> source="last_day" disableSort render={dayOf} />
      {action && <DataTable.Col<Row> source="actions" label="lists.actions" disableSort render={action} />}
    </ResourceList>
  );
}

/** Addresses that were requested and not found. */
export function NotFound() {
  return <InVain<NotFoundAddress> times="not_found.times" source="address" action={toRedirect} />;
}

/** What was searched for and not found, with the search as visitors see it. */
export function EmptySearches() {
  return <InVain<EmptySearch> times="empty_searches.times" source="title" shown={toSearch} />;
}

function toSearch({ address, title }: EmptySearch): ReactNode {
  return <a href={address}>{title}</a>;
}

function toRedirect(row: NotFoundAddress): ReactNode {
  return <Redirect row={row} />;
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
