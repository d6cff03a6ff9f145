import Launch from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { useEditContext, useTranslate } from 'react-admin';
import { language } from '../house/language.ts';

/** Leads to the page of what is being edited, where it has one. */
export function PublicLink() {
  const translate = useTranslate();
  const { record } = useEditContext();
  const address = (record?.urls as Record<string, string> | undefined)?.[language()];
  if (!address) return null;
  return (
    <Button variant="outlined" href={address} target="_blank" rel="noreferrer" endIcon={<Launch />}>
      {translate('forms.on_the_website')}
    </Button>
  );
}
