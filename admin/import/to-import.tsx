import Upload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** To the screen that takes over a file. */
export function ToImport({ of }: { of: 'events' | 'persons' }) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={`/import/${of}`} variant="outlined" startIcon={<Upload />}>
      {translate('import.open')}
    </Button>
  );
}
