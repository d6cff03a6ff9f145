import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useEditContext, useTranslate } from 'react-admin';
import { keptBy } from '../house/kept.ts';
import { changesOf } from '../house/settle.ts';
import { textOf } from '../house/title-of.ts';
import styles from './conflict-dialog.module.css';

/** Somebody else has saved in between: shows what theirs says, and keeps what is typed until one has chosen. */
export function ConflictDialog({ theirs, onClose }: { theirs: RaRecord; onClose: () => void }) {
  const translate = useTranslate();
  const { record, resource } = useEditContext();
  const queries = useQueryClient();
  const differing = record ? Object.keys(changesOf(keptBy(resource).fields, record, theirs)) : [];

  /** Their version becomes what is known; the form keeps the fields that were typed into, and shows theirs elsewhere. */
  function takeNotice() {
    queries.setQueryData([resource, 'getOne', { id: String(theirs.id), meta: undefined }], theirs);
    onClose();
  }

  return (
    <Dialog open onClose={takeNotice} maxWidth="sm" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('forms.conflict')}</DialogTitle>
      <DialogContent>
        <p className={styles.lead}>{translate('forms.conflict_lead')}</p>
        <dl className={styles.theirs}>
          {differing.map((name) => (
            <div key={name}>
              <dt>{translate(`resources.${resource}.fields.${name}`, { _: name })}</dt>
              <dd>{told(theirs[name]) || translate('forms.empty')}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => window.location.reload()}>{translate('forms.take_theirs')}</Button>
        <Button variant="contained" onClick={takeNotice}>
          {translate('forms.keep_mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function told(value: unknown): string {
  if (Array.isArray(value)) return String(value.length);
  return textOf(value).replaceAll(/<[^>]+>/g, ' ') || (typeof value === 'object' ? '' : String(value));
}
