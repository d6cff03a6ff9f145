import type { LabelDisplayedRowsArgs } from '@mui/material/TablePagination';
import { Pagination, useListContext, useTranslate } from 'react-admin';
import { formatNumber } from '../format/format-number.ts';

/** Total of the list, and whether there are more than were counted. */
function useTotal() {
  const { total, meta } = useListContext();
  return { total, more: meta?.more === true };
}

/** Number of entries, or 'more than' it when the server stopped counting. */
export function ListCount() {
  const translate = useTranslate();
  const { total, more } = useTotal();
  if (total === undefined) return null;
  return more
    ? translate('lists.more', { count: formatNumber(total) })
    : translate('lists.count', { smart_count: total });
}

/** Pagination up to the counted total. */
export function ListPagination({ sizes }: { sizes: number[] }) {
  const translate = useTranslate();
  const { more } = useTotal();
  // Passed through to MUI's TablePagination; missing in react-admin's type.
  const label = {
    labelDisplayedRows: ({ from, to, count }: LabelDisplayedRowsArgs) =>
      translate(more ? 'lists.range_of_more' : 'lists.range', {
        from: formatNumber(from),
        to: formatNumber(to),
        count: formatNumber(count),
      }),
  };
  return <Pagination rowsPerPageOptions={sizes} {...label} />;
}
