import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { language } from '../house/language.ts';

/** The list as it is narrowed, all pages of it, as a file that the server writes. */
export function CsvLink({ path }: { path: string }) {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const query = new URLSearchParams(
    Object.entries(filterValues).flatMap(([name, value]) =>
      value === '' || value === null || value === undefined ? [] : [[name, String(value)]],
    ),
  );
  return (
    <Button variant="outlined" startIcon={<Download />} href={`/${language()}${path}?${query}`} download>
      {translate('ra.action.export')}
    </Button>
  );
}
