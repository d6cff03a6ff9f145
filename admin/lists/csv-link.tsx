import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { getLocale } from '../messages/locale.ts';

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
