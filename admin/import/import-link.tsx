import Upload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Leads to the import screen. */
export function ImportLink({ resource }: { resource: 'events' | 'persons' }) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={`/import/${resource}`} variant="outlined" startIcon={<Upload />}>
      {translate('import.open')}
    </Button>
  );
}
