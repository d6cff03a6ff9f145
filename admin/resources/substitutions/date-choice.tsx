import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useGetOne, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { ShownCast } from '#contract/programme/event-dates-api.ts';
import { formatMoment } from '../../format/format-moment.ts';
import { recordTitle } from '../../format/record-title.ts';
import { keyOfLine } from './cast-choice.ts';
import { nameOf } from './substitute-fields.tsx';
import styles from './substitutions.module.css';

interface DateChoiceProps {
  casts: ShownCast[];
  /** Ids of the events that stay as they are. */
  left: ReadonlySet<number>;
  onChange: (left: ReadonlySet<number>) => void;
}

/** What would change on each date; a date can be left out, and one without the line stays as it is. */
export function DateChoice({ casts, left, onChange }: DateChoiceProps) {
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
