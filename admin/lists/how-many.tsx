import type { LabelDisplayedRowsArgs } from '@mui/material/TablePagination';
import { Pagination, useListContext, useTranslate } from 'react-admin';

/** Whether there are more than were counted. */
function useCounted() {
  const { total, meta } = useListContext();
  return { total, more: (meta as { more?: boolean } | undefined)?.more === true };
}

/** How many entries a list has; of very many it is told that there are more. */
export function HowMany() {
  const translate = useTranslate();
  const { total, more } = useCounted();
  if (total === undefined) return null;
  return more ? translate('lists.more', { count: written(total) }) : translate('lists.count', { smart_count: total });
}

/** The pages of a list, as far as it was counted. */
export function Pages({ sizes }: { sizes: number[] }) {
  const translate = useTranslate();
  const { more } = useCounted();
  // Passed on to the table's own paging, which the library's type does not tell.
  const label = {
    labelDisplayedRows: ({ from, to, count }: LabelDisplayedRowsArgs) =>
      translate(more ? 'lists.range_of_more' : 'lists.range', {
        from: written(from),
        to: written(to),
        count: written(count),
      }),
  };
  return <Pagination rowsPerPageOptions={sizes} {...label} />;
}

function written(count: number): string {
  return new Intl.NumberFormat(document.documentElement.lang === 'en' ? 'en-GB' : 'de-DE').format(count);
}
