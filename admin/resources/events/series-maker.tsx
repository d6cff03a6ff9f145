import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatWeekday } from '../../format/format-moment.ts';
import { daysOfSeries } from './days-of-series.ts';
import styles from './events.module.css';

const week = [1, 2, 3, 4, 5, 6, 7];

/** Adds dates of a series: same time, on certain weekdays, between two days. */
export function SeriesMaker({ onMake }: { onMake: (starts: string[]) => void }) {
  const translate = useTranslate();
  const [{ from, to, time }, setRhythm] = useState({ from: '', to: '', time: '19:30' });
  const [days, setDays] = useState<ReadonlySet<number>>(new Set());
  const starts = from && to ? daysOfSeries({ from, to, time, weekdays: days }) : [];
  const input = (field: 'from' | 'to' | 'time', type: string) => (
    <TextField
      id={`series-${field}`}
      type={type}
      label={translate(`events.series_${field}`)}
      value={{ from, to, time }[field]}
      onChange={(event) => setRhythm({ from, to, time, [field]: event.target.value })}
    />
  );

  return (
    <fieldset className={styles.series}>
      <legend>{translate('events.series')}</legend>
      {input('from', 'date')}
      {input('to', 'date')}
      {input('time', 'time')}
      <div className={styles.days}>
        {week.map((day) => (
          <button key={day} type="button" aria-pressed={days.has(day)} onClick={() => setDays(toggled(days, day))}>
            {formatWeekday(day)}
          </button>
        ))}
      </div>
      <Button variant="outlined" disabled={starts.length === 0} onClick={() => onMake(starts)}>
        {starts.length === 0
          ? translate('events.series_nothing')
          : translate('events.series_make', { smart_count: starts.length })}
      </Button>
    </fieldset>
  );
}

function toggled(days: ReadonlySet<number>, day: number): ReadonlySet<number> {
  const next = new Set(days);
  if (!next.delete(day)) next.add(day);
  return next;
}
