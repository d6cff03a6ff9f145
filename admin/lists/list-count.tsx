import type { LabelDisplayedRowsArgs } from '@mui/material/TablePagination';
import { Pagination, useListContext, useTranslate } from 'react-admin';

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
    ? translate('lists.more', { count: formatCount(total) })
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
        from: formatCount(from),
        to: formatCount(to),
        count: formatCount(count),
      }),
  };
  return <Pagination rowsPerPageOptions={sizes} {...label} />;
}

function formatCount(count: number): string {
  return new Intl.NumberFormat(document.documentElement.lang === 'en' ? 'en-GB' : 'de-DE').format(count);
}
