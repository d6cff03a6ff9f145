import Download from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { keptBy } from '../house/kept.ts';
import { language } from '../house/language.ts';
import { listQuery } from '../house/list-query.ts';

/** The list as it is narrowed now, all pages of it, or the chosen ones, as a file for spreadsheets. */
export function CsvButton({ chosen = false }: { chosen?: boolean }) {
  const translate = useTranslate();
  const { resource, filterValues, sort, selectedIds } = useListContext();
  const kept = keptBy(resource);
  if (!kept.stored) return null;
  const filter = chosen ? { ids: selectedIds.join(',') } : filterValues;
  const query = new URLSearchParams(listQuery(kept, { filter, sort }));
  return (
    <Button
      variant={chosen ? 'text' : 'outlined'}
      startIcon={<Download />}
      href={`/${language()}${kept.path}csv/?${query}`}
      download
    >
      {translate('ra.action.export')}
    </Button>
  );
}
