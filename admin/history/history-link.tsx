import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import Button from '@mui/material/Button';
import { useEditContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { versionedResources } from '#contract/resources.ts';

/** Id of the only record of the settings. */
const settingsId = 1;

/** Leads to the versions of the open record, for resources that have them. */
export function HistoryLink() {
  const translate = useTranslate();
  const { record, resource } = useEditContext();
  if (!record || !versionedResources.some(({ name }) => name === resource)) return null;
  const id = resource === 'settings' ? settingsId : record.id;
  return (
    <Button component={Link} to={`/${resource}/${id}/history`} variant="outlined" startIcon={<HistoryIcon />}>
      {translate('history.open')}
    </Button>
  );
}
