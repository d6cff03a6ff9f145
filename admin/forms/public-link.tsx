import Launch from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import { useEditContext, useTranslate } from 'react-admin';
import { recordOf } from '#contract/base/records.ts';
import { previewPaths } from '#contract/editing/preview-name.ts';
import { getLocale } from '../messages/locale.ts';

/** Opens the record's page, or the home page, as a preview that also shows what is not public. */
export function PreviewLink({ record }: { record: unknown }) {
  const translate = useTranslate();
  const address = recordOf(recordOf(record).urls)[getLocale()];
  const to = typeof address === 'string' && address !== '' ? address : `/${getLocale()}`;
  return (
    <Button
      variant="outlined"
      href={`/${getLocale()}${previewPaths.all}?to=${encodeURIComponent(to)}`}
      target="_blank"
      rel="noreferrer"
      endIcon={<Launch />}
    >
      {translate('forms.preview')}
    </Button>
  );
}

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
