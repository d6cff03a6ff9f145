import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { fromBerlinClock } from '#time/berlin-clock.ts';
import { Entries } from '../../fields/entries.tsx';
import { Moment, filled } from '../../fields/plain.tsx';
import { formatWeekday } from '../../format/format-moment.ts';
import styles from './events.module.css';

/** Largest number of dates that the server accepts at once. */
const maxDates = 100;

interface Rhythm {
  /** First and last day, `2026-11-21`. */
  from: string;
  to: string;
  /** Local time in Berlin, `19:30`. */
  time: string;
  /** Monday is 1, Sunday 7. */
  weekdays: ReadonlySet<number>;
}

/** Starts of a series as ISO timestamps, in order. */
export function daysOfSeries({ from, to, time, weekdays }: Rhythm): string[] {
  const starts: string[] = [];
  const last = Date.parse(`${to}T00:00Z`);
  for (let day = Date.parse(`${from}T00:00Z`); day <= last && starts.length < maxDates; day += 86_400_000) {
    const date = new Date(day);
    if (!weekdays.has(date.getUTCDay() || 7)) continue;
    const start = fromBerlinClock(`${date.toISOString().slice(0, 10)}T${time}`);
    if (start) starts.push(start);
  }
  return starts;
}

const week = [1, 2, 3, 4, 5, 6, 7];

/** Adds dates of a series: same time, on certain weekdays, between two days. */
function SeriesMaker({ onMake }: { onMake: (starts: string[]) => void }) {
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
      <div className={`cluster ${styles.days}`}>
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

/** The dates of the new events, entered one by one or as a series. */
export function NewDates() {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext<{ dates: { start: string | null; end: string | null }[] }>();

  function append(starts: string[]) {
    const there = getValues('dates').filter(({ start }) => start);
    const known = new Set(there.map(({ start }) => start));
    const added = starts.filter((start) => !known.has(start)).map((start) => ({ start, end: null }));
    setValue('dates', [...there, ...added], { shouldDirty: true, shouldValidate: false });
  }

  return (
    <div className="whole">
      <Entries source="dates" inline add="events.add_date" blank={{ start: null, end: null }}>
        <Moment source="start" label={translate('resources.events.fields.start')} validate={filled} />
        <Moment source="end" label={translate('resources.events.fields.end')} />
      </Entries>
      <SeriesMaker onMake={append} />
    </div>
  );
}
