import Upload from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

const screens = {
  productions: '/import/tables/productions',
  events: '/import/events',
  persons: '/import/tables/persons',
  redirects: '/import/tables/redirects',
  articles: '/import/wordpress',
};

/** Leads to the import screen. */
export function ImportLink({ resource }: { resource: keyof typeof screens }) {
  const translate = useTranslate();
  return (
    <Button component={Link} to={screens[resource]} variant="outlined" startIcon={<Upload />}>
      {translate('import.open')}
    </Button>
  );
}
