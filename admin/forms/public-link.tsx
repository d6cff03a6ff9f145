import Launch from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { useEditContext, useTranslate } from 'react-admin';
import { recordOf } from '#contract/base/records.ts';
import { getLocale } from '../messages/locale.ts';

/** Opens the record's page on the website, if it has one. */
export function PublicLink() {
  const translate = useTranslate();
  const { record } = useEditContext();
  const address = recordOf(record?.urls)[getLocale()];
  if (typeof address !== 'string' || !address) return null;
  return (
    <Button variant="outlined" href={address} target="_blank" rel="noreferrer" endIcon={<Launch />}>
      {translate('forms.on_the_website')}
    </Button>
  );
}
