import Pencil from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Opens a page in the page editor; nothing for a record without an address. */
export function PageEditorLink({ url }: { url: string | undefined }) {
  const translate = useTranslate();
  if (!url) return null;
  return (
    <Button variant="outlined" href={`${url}?edit`} startIcon={<Pencil />}>
      {translate('forms.write_on_page')}
    </Button>
  );
}
