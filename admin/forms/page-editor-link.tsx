import Pencil from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

/** Opens a page in the page editor. */
export function PageEditorLink({ url }: { url: string }) {
  const translate = useTranslate();
  return (
    <Button variant="outlined" href={`${url}?edit`} startIcon={<Pencil />}>
      {translate('forms.write_on_page')}
    </Button>
  );
}
