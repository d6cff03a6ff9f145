import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useResourceContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

/** Leads to the form for a new record. */
export function NewButton() {
  const translate = useTranslate();
  const resource = useResourceContext();
  return (
    <Button component={Link} to={`/${resource}/create`} variant="contained" startIcon={<Add />}>
      {translate(`resources.${resource}.new`)}
    </Button>
  );
}
