import { required, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Entries } from '../../fields/entries.tsx';
import { Moment } from '../../fields/moment.tsx';
import { SeriesMaker } from './series-maker.tsx';
import styles from './events.module.css';

const filled = required('fields.required');

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
    <div className={styles.whole}>
      <Entries source="dates" inline add="events.add_date" blank={{ start: null, end: null }}>
        <Moment source="start" label={translate('resources.events.fields.start')} validate={filled} />
        <Moment source="end" label={translate('resources.events.fields.end')} />
      </Entries>
      <SeriesMaker onMake={append} />
    </div>
  );
}
