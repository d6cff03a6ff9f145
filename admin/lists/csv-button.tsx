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
