import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { useEditContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { resources } from '#contract/resources.ts';

/** Leads to the versions of the open record, for resources that have them. */
export function HistoryLink() {
  const translate = useTranslate();
  const { record, resource } = useEditContext();
  if (!record || !resources.some(({ name }) => name === resource)) return null;
  return (
    <Button component={Link} to={`/${resource}/${record.id}/history`} variant="outlined" startIcon={<HistoryIcon />}>
      {translate('history.open')}
    </Button>
  );
}
