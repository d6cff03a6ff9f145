import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type SyntheticEvent, useState } from 'react';
import { Form, HttpError, RecordContextProvider, SaveButton, useGetOne, useNotify, useTranslate } from 'react-admin';
import { localizedOf } from '#contract/base/localized.ts';
import { recordOf } from '#contract/base/records.ts';
import { eventDatesApi, type ShownCast, type ShownLine } from '#contract/programme/event-dates-api.ts';
import { errorMessage, request } from '../../api/request.ts';
import { datesWith, keyOfLine, linesOf, nameOf, SubstituteFields } from './substitute-fields.tsx';
import styles from './substitutions.module.css';
import { useCastsChanged } from './use-casts.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useWatch } from 'react-hook-form';
import { formatMoment } from '../../format/format-moment.ts';
import { recordTitle } from '../../format/record-title.ts';

interface SubstituteDialogProps {
  /** The dates on which somebody can take over. */
  casts: ShownCast[];
  /** The line that is chosen at first. */
  line?: ShownLine | undefined;
  onClose: () => void;
}

/** Another person takes over a line of the cast on one date or on several, with a notice for visitors. */
export function SubstituteDialog({ casts, line, onClose }: SubstituteDialogProps) {
  const translate = useTranslate();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const lines = linesOf(casts);
  const save = useSubstitute({ casts, left, onDone: onClose });
  // The form stands inside that of the event: its events stay here.
  const stay = (event: SyntheticEvent) => event.stopPropagation();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="substitute" onSubmit={stay}>
      <RecordContextProvider value={undefined}>
        <Form
          record={{ line: line ? keyOfLine(line) : null, person_id: null, notice: { de: '', en: '' } }}
          onSubmit={save}
          noValidate
        >
          <DialogTitle id="substitute">{translate('substitutions.title')}</DialogTitle>
          <DialogContent>
            <div className={styles.fields}>
              <SubstituteFields lines={lines} />
              {casts.length > 1 && <DateChoice casts={casts} left={left} onChange={setLeft} />}
            </div>
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
            <SaveButton type="submit" alwaysEnable />
          </DialogActions>
        </Form>
      </RecordContextProvider>
    </Dialog>
  );
}

interface Substituting {
  casts: ShownCast[];
  /** Ids of the events that stay as they are. */
  left: ReadonlySet<number>;
  onDone: () => void;
}

/** Sends the form; resolves to the errors of its fields. */
function useSubstitute({ casts, left, onDone }: Substituting) {
  const translate = useTranslate();
  const notify = useNotify();
  const changed = useCastsChanged();
  return async ({ line: key, person_id: personId, notice }: Record<string, unknown>) => {
    const chosen = linesOf(casts).find((one) => keyOfLine(one) === key);
    const dates = datesWith(casts, String(key)).filter(({ event_id: id }) => !left.has(id));
    if (!chosen || dates.length === 0) return { line: translate('substitutions.no_date') };
    const text = localizedOf(notice);
    const body = {
      event_ids: dates.map(({ event_id: id }) => id),
      role_id: chosen.role_id,
      replaced_id: chosen.person_id,
      person_id: Number(personId),
      notice: text.de.trim() === '' && text.en.trim() === '' ? null : text,
    };
    try {
      await request(eventDatesApi.substitute, { body });
    } catch (error) {
      const errors = error instanceof HttpError ? recordOf(error.body?.errors) : {};
      if ('person_id' in errors || 'notice' in errors) return errors;
      notify(Object.values(recordOf(errors.event_ids)).join('\n') || errorMessage(error), { type: 'error' });
      return undefined;
    }
    await changed();
    notify('substitutions.done', { type: 'info', messageArgs: { smart_count: dates.length } });
    onDone();
    return undefined;
  };
}

interface DateChoiceProps {
  casts: ShownCast[];
  /** Ids of the events that stay as they are. */
  left: ReadonlySet<number>;
  onChange: (left: ReadonlySet<number>) => void;
}

/** What would change on each date; a date can be left out, and one without the line stays as it is. */
function DateChoice({ casts, left, onChange }: DateChoiceProps) {
  const translate = useTranslate();
  const [key, personId] = useWatch<{ line: string | null; person_id: number | null }, ['line', 'person_id']>({
    name: ['line', 'person_id'],
  });
  const { data: person } = useGetOne('persons', { id: personId ?? 0 }, { enabled: Boolean(personId) });
  const name = personId && person ? recordTitle(person) : '…';

  function toggle(id: number) {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    onChange(next);
  }

  if (!key) return null;
  return (
    <fieldset className={styles.dates}>
      <legend>{translate('substitutions.dates')}</legend>
      {casts.map(({ event_id: id, title, start, lines }) => {
        const line = lines.find((one) => keyOfLine(one) === key);
        return (
          <FormControlLabel
            key={id}
            disabled={!line}
            control={
              <Checkbox size="small" checked={line !== undefined && !left.has(id)} onChange={() => toggle(id)} />
            }
            label={`${formatMoment(start, 'weekdayAndTime')}, ${title}: ${
              line ? `${nameOf(line)} → ${name}` : translate('substitutions.not_there')
            }`}
          />
        );
      })}
    </fieldset>
  );
}
