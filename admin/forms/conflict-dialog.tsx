import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useEditContext, useTranslate } from 'react-admin';
import type { Localized } from '#contract/base/localized.ts';
import { endpointOf } from '../api/resource-endpoint.ts';
import { changedFields } from '../api/field-values.ts';
import { localizedText } from '../format/record-title.ts';
import styles from './conflict-dialog.module.css';

/** Shown when somebody else has saved meanwhile: lists their values; typed values stay until the user chooses. */
export function ConflictDialog({ theirs, onClose }: { theirs: Record<string, unknown>; onClose: () => void }) {
  const translate = useTranslate();
  const { record, resource } = useEditContext();
  const queries = useQueryClient();
  const changed = record ? Object.keys(changedFields(endpointOf(resource).fields, record, theirs)) : [];
  const differing = changed.flatMap((name) => differencesOf(name, record?.[name], theirs[name]));

  /** Their version becomes the loaded record; the form keeps dirty fields and shows theirs elsewhere. */
  function keepMine() {
    queries.setQueryData([resource, 'getOne', { id: String(theirs.id), meta: undefined }], theirs);
    onClose();
  }

  return (
    <Dialog open onClose={keepMine} maxWidth="sm" fullWidth aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{translate('forms.conflict')}</DialogTitle>
      <DialogContent>
        <p className={styles.lead}>{translate('forms.conflict_lead')}</p>
        <dl className={styles.theirs}>
          {differing.map(({ name, language, value }) => (
            <div key={`${name} ${language}`}>
              <dt>
                {translate(`resources.${resource}.fields.${name}`, { _: name })} {language && translate(language)}
              </dt>
              <dd>{valueText(value, translate) || translate('forms.empty')}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => window.location.reload()}>{translate('forms.take_theirs')}</Button>
        <Button variant="contained" onClick={keepMine}>
          {translate('forms.keep_mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface Difference {
  name: string;
  /** Message key, for a translated field. */
  language?: 'fields.german' | 'fields.english';
  value: unknown;
}

/** Differences of one field; of a translated text only the languages that differ. */
function differencesOf(name: string, before: unknown, after: unknown): Difference[] {
  if (!isLocalized(after)) return [{ name, value: after }];
  const was = isLocalized(before) ? before : { de: '', en: '' };
  const german: Difference[] = was.de === after.de ? [] : [{ name, language: 'fields.german', value: after.de }];
  return was.en === after.en ? german : [...german, { name, language: 'fields.english', value: after.en }];
}

function isLocalized(value: unknown): value is Localized<string> {
  return typeof value === 'object' && value !== null && 'de' in value && 'en' in value;
}

function valueText(value: unknown, translate: ReturnType<typeof useTranslate>): string {
  if (Array.isArray(value)) return translate('lists.count', { smart_count: value.length });
  if (typeof value === 'boolean') return translate(`ra.boolean.${value}`);
  return localizedText(value).replaceAll(/<[^>]+>/g, ' ') || (typeof value === 'object' ? '' : String(value));
}
