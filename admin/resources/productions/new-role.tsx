import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useCreate, useCreateSuggestionContext, useNotify, useTranslate } from 'react-admin';
import type { Locale } from '#text/languages.ts';
import { errorMessage } from '../../api/request.ts';
import { roleKinds } from '../roles/role-kinds.ts';
import styles from './new-role.module.css';
import { languageNames } from '../../messages/locale.ts';

/** Dialog for a new role: name in both languages, cast or creative team. */
export function NewRole() {
  const translate = useTranslate();
  const notify = useNotify();
  const { filter = '', onCreate, onCancel } = useCreateSuggestionContext();
  const [create, { isPending }] = useCreate();
  const [de, setDe] = useState(filter);
  const [en, setEn] = useState('');
  const [kind, setKind] = useState('cast');

  async function submit(event: FormEvent) {
    // The event bubbles through the portal: keep it from submitting the form behind.
    event.preventDefault();
    event.stopPropagation();
    try {
      const data = { name: { de: de.trim(), en: en.trim() }, kind };
      onCreate(await create('roles', { data }, { returnPromise: true }));
    } catch (error) {
      notify(errorMessage(error), { type: 'error' });
    }
  }

  return (
    <Dialog open onClose={onCancel} maxWidth="xs" fullWidth aria-labelledby="new-role">
      <form onSubmit={(event) => void submit(event)}>
        <DialogTitle id="new-role">{translate('resources.roles.new')}</DialogTitle>
        <DialogContent className={styles.fields ?? ''}>
          <Name language="de" value={de} onChange={setDe} />
          <Name language="en" value={en} onChange={setEn} />
          <RadioGroup value={kind} aria-label={translate('resources.roles.fields.kind')} row>
            {roleKinds.map(({ id, name }) => (
              <FormControlLabel
                key={id}
                value={id}
                control={<Radio size="small" onChange={() => setKind(id)} />}
                label={translate(name)}
              />
            ))}
          </RadioGroup>
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={isPending || de.trim() === ''}>
            {translate('forms.create')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface NameProps {
  language: Locale;
  value: string;
  onChange: (name: string) => void;
}

function Name({ language, value, onChange }: NameProps) {
  const translate = useTranslate();
  const languageName = translate(languageNames[language]);
  return (
    <TextField
      id={`new-role-${language}`}
      label={`${translate('resources.roles.fields.name')} ${languageName}`}
      value={value}
      required={language === 'de'}
      slotProps={{ htmlInput: { lang: language, maxLength: 200 } }}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
