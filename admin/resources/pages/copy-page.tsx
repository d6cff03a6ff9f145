import Copy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { BooleanInput, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { localizedOf } from '#contract/base/localized.ts';
import { pageSettingsApi, type PageSettings } from '#contract/pages/page-settings.ts';
import { request } from '../../api/request.ts';
import { CopyDialog } from '../../duplicate/copy-dialog.tsx';
import { Bilingual } from '../../fields/bilingual.tsx';
import { localizedText } from '../../format/record-title.ts';

/** Asks for the title of the copy and whether subpages go along, and opens the copy. */
export function CopyPage({ page, onClose }: { page: PageSettings; onClose: () => void }) {
  const navigate = useNavigate();
  const { de, en } = page.title;
  const title = { de: `${de} (Kopie)`, en: en && `${en} (copy)` };

  async function copy({ title: wanted, with_subpages: withSubpages }: Record<string, unknown>) {
    const body = { title: localizedOf(wanted), with_subpages: withSubpages === true };
    const made = await request(pageSettingsApi.copy, { params: { id: page.id }, body });
    onClose();
    await navigate(`/pages/${made.id}`);
  }

  return (
    <CopyDialog
      title={localizedText(page.title)}
      values={{ title, with_subpages: true }}
      hint="copies.hint_of_pages"
      onCopy={copy}
      onClose={onClose}
    >
      <div className="whole">
        <Bilingual source="title" required max={200} />
        <BooleanInput source="with_subpages" label="copies.with_subpages" helperText={false} />
      </div>
    </CopyDialog>
  );
}

/** The same as a button of the form. */
export function CopyPageButton({ page }: { page: PageSettings }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<Copy />} onClick={() => setOpen(true)}>
        {translate('copies.duplicate')}
      </Button>
      {open && <CopyPage page={page} onClose={() => setOpen(false)} />}
    </>
  );
}
