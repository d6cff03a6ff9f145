import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { maxBulkEvents } from '#contract/programme/bulk-events-api.ts';
import { endpointOf } from '../../../api/resource-endpoint.ts';
import { listQuery } from '../../../api/list-query.ts';

/** Leads from the selected events, or from all that match the filter, to the screen that changes them together. */
export function BulkLink() {
  const translate = useTranslate();
  const { selectedIds, total = 0, filterValues, sort } = useListContext();
  const { translations: _all, ...filter } = listQuery(endpointOf('events'), { filter: filterValues, sort });
  const ids = new URLSearchParams({ ids: selectedIds.slice(0, maxBulkEvents).join(',') });
  const all = new URLSearchParams({ filter: JSON.stringify(filter) });
  return (
    <>
      <Button component={Link} to={`/change/events?${ids}`}>
        {translate('bulk.open')}
      </Button>
      {total > selectedIds.length && (
        <Button component={Link} to={`/change/events?${all}`} disabled={total > maxBulkEvents}>
          {translate(total > maxBulkEvents ? 'bulk.too_many' : 'bulk.open_all', {
            smart_count: total,
            max: maxBulkEvents,
          })}
        </Button>
      )}
    </>
  );
}
