import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { endpointOf } from '../api/resource-endpoint.ts';
import { getLocale } from '../messages/locale.ts';
import { listQuery } from '../api/list-query.ts';

/** Downloads the filtered list (all pages) or the selected records as CSV. */
export function CsvButton({ selectedOnly = false }: { selectedOnly?: boolean }) {
  const translate = useTranslate();
  const { resource, filterValues, sort, selectedIds } = useListContext();
  const endpoint = endpointOf(resource);
  if (!endpoint.hasTranslations) return null;
  const filter = selectedOnly ? { ids: selectedIds.join(',') } : filterValues;
  const query = new URLSearchParams(listQuery(endpoint, { filter, sort }));
  return (
    <Button
      variant={selectedOnly ? 'text' : 'outlined'}
      startIcon={<Download />}
      href={`/${getLocale()}${endpoint.path}csv/?${query}`}
      download
    >
      {translate('ra.action.export')}
    </Button>
  );
}

/** Downloads the filtered list (all pages) from an endpoint of its own as CSV. */
export function CsvLink({ path }: { path: string }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const query = new URLSearchParams(
    Object.entries(filterValues).flatMap(([name, value]) =>
      value === '' || value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return (
    <Button variant="outlined" startIcon={<Download />} href={`/${getLocale()}${path}?${query}`} download>
      {translate('ra.action.export')}
    </Button>
  );
}
