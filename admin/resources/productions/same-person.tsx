import { Button, Checkbox, Dialog, DialogActions, DialogContent, DialogTitle, FormControlLabel } from '@mui/material';
import { type SyntheticEvent, useState } from 'react';
import { Form, useGetMany, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Reference } from '../../fields/reference.tsx';
import { recordTitle } from '../../format/record-title.ts';
import styles from './productions.module.css';
import { filled } from '../../fields/plain.tsx';

interface Line {
  role_id: number | null;
  person_id: number | null;
}

/** Sets one person in several lines of a cast at once. */
export function SamePerson({ source }: { source: string }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { setValue } = useFormContext();
  const lines = useWatch<Record<string, Line[] | undefined>>({ name: source }) ?? [];
  if (lines.length < 2) return null;

  function set(places: number[], personId: unknown) {
    for (const at of places) setValue(`${source}.${at}.person_id`, personId, { shouldDirty: true });
    setOpen(false);
  }

  return (
    <>
      <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => setOpen(true)}>
        {translate('cast.same_person')}
      </Button>
      {open && <SamePersonDialog lines={lines} onSet={set} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DialogProps {
  lines: Line[];
  onSet: (places: number[], personId: unknown) => void;
  onClose: () => void;
}

function SamePersonDialog({ lines, onSet, onClose }: DialogProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<number[]>([]);
  // The form stands inside that of the record: its events stay here.
  const stay = (event: SyntheticEvent) => event.stopPropagation();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="same-person" onSubmit={stay}>
      <Form
        record={{ person_id: null }}
        onSubmit={(sent: Record<string, unknown>) => onSet(chosen, sent.person_id)}
        noValidate
      >
        <DialogTitle id="same-person">{translate('cast.same_person_title')}</DialogTitle>
        <DialogContent className={styles.fields ?? ''}>
          <Reference
            source="person_id"
            to="persons"
            sort={{ field: 'sort_name', order: 'ASC' }}
            label={translate('cast.person')}
            validate={filled}
          />
          <LineChoice lines={lines} chosen={chosen} onChange={setChosen} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" disabled={chosen.length === 0}>
            {translate('cast.set_person', { smart_count: chosen.length })}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

interface LineChoiceProps {
  lines: Line[];
  /** Places of the chosen lines. */
  chosen: number[];
  onChange: (chosen: number[]) => void;
}

function LineChoice({ lines, chosen, onChange }: LineChoiceProps) {
  const translate = useTranslate();
  const ids = (field: keyof Line) => [...new Set(lines.flatMap((line) => line[field] ?? []))];
  const { data: roles = [] } = useGetMany('roles', { ids: ids('role_id') });
  const { data: people = [] } = useGetMany('persons', { ids: ids('person_id') });
  const titleIn = (records: typeof roles, id: number | null) => {
    const record = records.find((one) => one?.id === id);
    return record ? recordTitle(record) : '';
  };
  // Lines have no ids, and the list does not change while the dialog is open.
  const placed = lines.map((line, at) => ({ line, at }));
  return (
    <fieldset className={styles.lines}>
      <legend>{translate('cast.which_lines')}</legend>
      {placed.map(({ line, at }) => {
        const role = titleIn(roles, line.role_id) || translate('cast.line', { number: at + 1 });
        const person = titleIn(people, line.person_id);
        return (
          <FormControlLabel
            key={at}
            label={person ? `${role}: ${person}` : role}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(at)}
                onChange={() => onChange(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at])}
              />
            }
          />
        );
      })}
    </fieldset>
  );
}
